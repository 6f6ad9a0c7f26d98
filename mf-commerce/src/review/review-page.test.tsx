import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { createTransaction, payOnDelivery, type Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenAddress } from '../parts/order/order.given.ts'
import { givenTransaction, transactionId } from '../parts/paying/paying.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'
import { agreed, around, givenCashCart, path, place, placed } from './review-page.given.ts'
import { screen } from './review-page.tsx'

describe('review step', () => {
  test('places one order however often the button is pressed', async () => {
    const shown = await renderScreen(screen, { path, user: { cartId: '7' }, answers: [...around(), agreed, placed] })
    const { network, path: now, host, local, tracked } = shown
    const heard: unknown[] = []
    host.bus.handle().on('order.placed', (news) => heard.push(news))

    await userEvent.dblClick(await place())

    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`))
    expect(network.callsTo(createTransaction)).toHaveLength(1)
    expect(network.callsTo(payOnDelivery)).toHaveLength(1)
    expect(heard).toEqual([{ transactionId, orderIds: ['NK-7F3K-92'] }])
    expect(local.getItem('cartId')).toBeNull()
    const worth = { currency: 'INR', value: 1499 }
    expect(tracked).toMatchObject([
      ['SHIPPING_DONE', { ...worth, shipping: 0, tax: 71.38, items: [{ item_id: 'indigo-kurta-m', price: 1499 }] }],
      ['PAYMENT_STARTED', { ...worth, payment_type: 'cashondelivery' }],
    ])
  })

  test('shows a raised price, focuses the message and asks again', async () => {
    const dearer = givenCashCart({ items: [givenLine({ special_price: 1599 })] })
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around(),
        placed,
        answer(createTransaction, { message: { message: 'The kurta now costs ₹1,599.', code: 'price_changed' } }),
      ],
    })
    const button = await place()
    network.answer(getCart, givenCartAnswer(dearer))

    await userEvent.click(button)

    const alert = await page.findByRole('alert')
    expect(alert.textContent).toBe('A price changedThe kurta now costs ₹1,599.')
    expect(document.activeElement).toBe(alert)
    expect(await page.findByRole('button', { name: 'Yes, place the order for ₹1,599' })).toBeTruthy()
    expect(network.callsTo(payOnDelivery)).toHaveLength(0)
  })

  test('says that the balance changed when a part of it was used elsewhere', async () => {
    const refusal = { message: { message: 'Please check the new total.', code: 'wallet' } }
    await renderScreen(screen, { path, user: {}, answers: [...around(), answer(createTransaction, refusal)] })
    await userEvent.click(await place())
    expect((await page.findByRole('alert')).textContent).toBe('Your balance changedPlease check the new total.')
  })

  test.each([
    ['unavailable', 'An item has sold out', 'View your bag'],
    ['coupon', 'The coupon has ended', 'Choose another coupon'],
    ['address', 'Where should we deliver?', 'Choose an address'],
  ])('explains a refusal with code %s and offers a way on', async (code, title, wayOn) => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [...around(), answer(createTransaction, { message: { message: 'So it is.', code } })],
    })

    await userEvent.click(await place())

    expect((await page.findByRole('alert')).textContent).toContain(`${title}So it is.`)
    expect(page.getByRole('link', { name: wayOn })).toBeTruthy()
  })

  test('retries with the same transaction and idempotency key when the answer was lost', async () => {
    const { network, path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around(), agreed, answer(payOnDelivery, refuse(0))],
    })
    await userEvent.click(await place())
    expect(await page.findByRole('alert')).toBeTruthy()

    network.answer(payOnDelivery, { data: { transactionId, orderIds: ['NK-7F3K-92'] } })
    await userEvent.click(await place())

    await waitFor(() => expect(now()).toContain(transactionId))
    expect(network.callsTo(createTransaction)).toHaveLength(1)
    const keys = network.callsTo(payOnDelivery).map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^place-/)
    expect(new Set(keys).size).toBe(1)
  })

  test('says which items cannot be returned', async () => {
    await renderScreen(screen, { path, user: {}, answers: around() })

    expect(await page.findByText(/Most things can be returned within 7 days/)).toBeTruthy()
    expect(page.getByText(/personalised and perishable things only if they arrive damaged/)).toBeTruthy()
  })

  test('says in a second tab that the cart is already an order', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around(),
        answer(createTransaction, refuse(404, 'no_such_entity', 'No such entity with %fieldName')),
      ],
    })

    await userEvent.click(await place())

    expect((await page.findByRole('alert')).textContent).toContain('has already been ordered')
    expect(page.getByRole('link', { name: 'See your orders' })).toBeTruthy()
  })

  test('redirects to the address step when none is chosen, with the app’s paths inside the app', async () => {
    const none = [answer(getCart, givenCartAnswer()), answer(attachedAddress, { data: null })]
    const web = await renderScreen(screen, { path, user: {}, answers: [...none, answer(listProducts, givenList())] })
    await waitFor(() => expect(web.path()).toBe('/shop/w/7/checkout'))

    const app = await renderScreen(screen, {
      path: '/shop/7/review',
      user: {},
      answers: [...none, answer(listProducts, givenList())],
    })
    await waitFor(() => expect(app.path()).toBe('/shop/7/checkout'))
  })
})

describe('delivery address on the review step', () => {
  const at = (line1: string) => answer(attachedAddress, { data: givenAddress({ line1 }) })

  test('is never the one of an earlier visit', async () => {
    const [cart, , products] = around()
    const { host, network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [cart, at('12 Lodhi Road'), products].flatMap((one) => one ?? []),
    })
    await page.findByText(/12 Lodhi Road/)
    act(() => host.navigation.go('/shop/w/8/review'))
    await waitFor(() => expect(network.callsTo(attachedAddress)).toHaveLength(2))

    network.answer(attachedAddress, () => new Promise(() => {}))
    act(() => host.navigation.go(path))

    await waitFor(() => expect(network.callsTo(attachedAddress)).toHaveLength(3))
    expect(page.queryByText(/12 Lodhi Road/)).toBeNull()
    expect(page.queryByRole('button', { name: /lace the order for/ })).toBeNull()
  })
})

describe('review step opened during a payment', () => {
  const opened = `${path}?txn=${transactionId}`

  const asked = (transaction: Partial<Transaction>) =>
    answer(settleGatewayPayment, { data: givenTransaction(transaction) })

  test('asks for the payment’s state once the session starts later', async () => {
    const { host, network } = await renderScreen(screen, {
      path: opened,
      answers: [...around(), asked({ state: 'failed', next: 'retry' })],
    })
    expect(network.callsTo(settleGatewayPayment)).toHaveLength(0)
    const jwt_token = { access_token: 'access-token', expiresAt: Date.now() + 3_600_000 }
    await act(async () => host.session.begin({ user: aUser(), jwt_token, cartId: '7', created: false }))
    expect(await page.findByText(/Your payment was interrupted/)).toBeTruthy()
  })

  test('asks the gateway and says that the payment was interrupted', async () => {
    const { network, path: now } = await renderScreen(screen, {
      path: opened,
      user: {},
      answers: [...around(), asked({ state: 'failed', next: 'retry' })],
    })
    expect(await page.findByText(/Your payment was interrupted/)).toBeTruthy()
    expect(now()).toBe(path)
    expect(network.callsTo(settleGatewayPayment)).toHaveLength(1)
  })

  test.each([
    ['confirmed', '/shop/order/confirmed/txn_12345678'],
    ['wait', '/txn/track/txn_12345678'],
  ] as const)('redirects when the payment’s next step is %s', async (next, to) => {
    const { path: now } = await renderScreen(screen, {
      path: opened,
      user: {},
      answers: [...around(), asked({ next })],
    })
    await waitFor(() => expect(now()).toBe(to))
  })
})
