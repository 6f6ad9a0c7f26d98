import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { createTransaction, getTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import { createGatewayOrder, settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer } from '../parts/cart/cart.given.ts'
import { givenAddress } from '../parts/order/order.given.ts'
import { givenGateway, givenTransaction, signed, transactionId } from '../parts/paying/paying.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'
import { screen } from './review-page.tsx'

const path = '/shop/w/7/review'
let gateway: ReturnType<typeof givenGateway>
afterEach(() => gateway.end())

async function open(settled: object = { data: givenTransaction({ next: 'confirmed', state: 'placed' }) }, search = '') {
  const cart = givenCart({ selected_payment_method: 'razorpay' })
  return renderScreen(screen, {
    path: `${path}${search}`,
    user: { cartId: '7' },
    answers: [
      answer(getCart, givenCartAnswer(cart)),
      answer(attachedAddress, { data: givenAddress() }),
      answer(listProducts, givenList()),
      answer(createTransaction, { transactionId, amount: 1499, totals: cart.totals }),
      answer(createGatewayOrder, { data: gateway.order }),
      answer(getTransaction, { data: givenTransaction({ next: 'pay' }) }),
      answer(settleGatewayPayment, settled as never),
    ],
  })
}
const pay = async () => userEvent.click(await page.findByRole('button', { name: 'Pay ₹1,499' }))
const opened = async () => {
  await waitFor(() => expect(gateway.windows).toHaveLength(1))
  const [first] = gateway.windows
  if (!first) throw new Error('no window')
  return first
}

describe('online payment', () => {
  test('loads the gateway script once, and only when the button is tapped', async () => {
    gateway = givenGateway()
    const { path: now } = await open()
    await page.findByRole('button', { name: 'Pay ₹1,499' })
    expect(gateway.asked).toEqual([])

    await pay()

    const shown = await opened()
    expect(gateway.asked).toEqual([gateway.order.scriptUrl])
    expect(shown.options).toMatchObject({ key: 'rzp_test_nukkad', order_id: 'order_abcdef', amount: 149_900 })
    expect(now()).toBe(`${path}?txn=${transactionId}`)
    expect(page.getByRole('button', { name: 'Waiting for the payment window' }).getAttribute('aria-busy')).toBe('true')
  })

  test('opens no payment window when the amount differs from the button', async () => {
    gateway = givenGateway()
    gateway.order.amount = 149_901
    await open()
    await pay()
    expect((await page.findByRole('alert')).textContent).toMatch(/The price is now ₹1,499.01. Nothing was charged/)
    expect(gateway.windows).toHaveLength(0)
  })

  test('submits the signed payment and goes to the confirmation', async () => {
    gateway = givenGateway()
    const { path: now, network } = await open()
    await pay()
    const shown = await opened()

    act(() => shown.pay())

    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`))
    expect(network.callsTo(settleGatewayPayment)[0]?.body).toEqual({ platform: 'Web', ...signed })
  })

  test('reports the gateway’s error and goes to the failed-payment page', async () => {
    gateway = givenGateway()
    const { path: now, network } = await open({ data: givenTransaction({ state: 'failed', next: 'retry' }) })
    await pay()
    const shown = await opened()

    act(() => {
      shown.fail({ code: 'BAD_REQUEST_ERROR', description: 'Declined by your bank.' })
      shown.dismiss()
    })

    await waitFor(() => expect(now()).toBe(`/shop/order/failed/7?txn=${transactionId}`))
    expect(network.callsTo(settleGatewayPayment)[0]?.body).toMatchObject({
      error: { description: 'Declined by your bank.' },
    })
  })

  test('returns to the review when the window is closed and allows another try', async () => {
    gateway = givenGateway()
    const { path: now, network } = await open({
      data: givenTransaction({ state: 'failed', next: 'retry', reason: 'Closed.' }),
    })
    await pay()
    const shown = await opened()

    act(() => shown.dismiss())

    expect((await page.findByRole('alert')).textContent).toContain('Nothing was charged')
    expect(now()).toBe(path)
    await pay()
    await waitFor(() => expect(gateway.windows).toHaveLength(2))
    expect(network.callsTo(createTransaction)).toHaveLength(2)
  })

  test('detects the payment when the window never reports back', async () => {
    gateway = givenGateway()
    const { path: now, network } = await open()
    await pay()
    const shown = await opened()
    network.answer(getTransaction, { data: givenTransaction({ next: 'confirmed', orderIds: ['NK-1'] }) })

    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`), { timeout: 8000 })
    expect(shown.isOpen).toBe(false)
  }, 12_000)

  test('goes to payment tracking when the API does not answer after the payment', async () => {
    gateway = givenGateway()
    const { path: now } = await open(refuse(0) as never)
    await pay()
    const shown = await opened()

    act(() => shown.pay())

    await waitFor(() => expect(now()).toBe(`/txn/track/${transactionId}`))
  })

  test('explains that the script is blocked and loads it again at the next tap', async () => {
    gateway = givenGateway({ isBlocked: true })
    await open()
    await pay()
    expect((await page.findByRole('alert')).textContent).toContain('ad blocker')

    await pay()

    await waitFor(() => expect(gateway.asked).toHaveLength(2))
  })

  test('uses a redirect instead of a window inside the app', async () => {
    gateway = givenGateway()
    await open(undefined, '?appuser=1')

    await pay()

    const { options } = await opened()
    expect(options).toMatchObject({ redirect: true, callback_url: gateway.order.callbackUrl })
    expect(options.handler).toBeUndefined()
  })
})
