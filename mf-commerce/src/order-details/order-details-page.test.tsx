import { getOrder } from '@nukkad/contracts/endpoints/orders/orders'
import { cancelReturn, reorder } from '@nukkad/contracts/endpoints/orders/returns'
import { trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenOrder } from '../parts/order/order.given.ts'
import { givenRequest, no, yes } from '../parts/request/returnable.given.ts'
import { givenShipment, givenTracking } from '../parts/tracking/tracking.given.ts'
import { screen } from './order-details-page.tsx'

const path = '/shop/orderdetails/NK-7F3K-92'

test.each(['denied', 'cancelled'] as const)(
  'promises neither pickup nor money for a return that was %s',
  async (state) => {
    const order = givenOrder({ returns: [givenRequest({ state, label: 'Over', next_step: null, can_cancel: false })] })
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: order })] })

    expect(await page.findByRole('heading', { level: 2, name: 'Returns and exchanges' })).toBeTruthy()
    expect(page.getByText('Over')).toBeTruthy()
    expect(page.queryByText('Pickup')).toBeNull()
    expect(page.queryByText('Money back')).toBeNull()
  },
)

describe('order details', () => {
  test('say why the maker cancelled the order', async () => {
    const at = '2025-11-22T10:00:00.000Z'
    const events = [{ at, text: 'Cancelled by Dilli Dyers: The last piece had a torn seam' }]
    const order = givenOrder({ state: 'cancelled', label: 'Cancelled', events })
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: order })] })

    expect(await page.findByText('Cancelled by Dilli Dyers: The last piece had a torn seam.')).toBeTruthy()
    expect(page.queryByText('This order was cancelled.')).toBeNull()
  })

  test('shows its progress, total and tax', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: givenOrder() })] })

    expect(await page.findByText('With you by Tuesday, 25 November')).toBeTruthy()
    expect(page.getByText('To pay on delivery')).toBeTruthy()
    expect(page.getByText(/CGST ₹35.69, SGST ₹35.69/)).toBeTruthy()
  })

  test('shows what perks, gift cards and credit paid and what is due on delivery', async () => {
    const { totals } = givenOrder()
    const paid = { discount: 150, perks: 100, paid: 1349, gift_cards: 300, credit: 49, due: 1000 }
    const order = givenOrder({ totals: { ...totals, ...paid }, state: 'out_for_delivery' })
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: order })] })

    const bill = await page.findByRole('complementary', { name: 'Bill and address' })
    const rows = [...bill.querySelectorAll('dl > div')].map(({ children }) =>
      [...children].map((one) => one.textContent),
    )
    expect(rows).toEqual([
      ['Things', '₹1,499'],
      ['Discount', '−₹50'],
      ['Perks', '−₹100'],
      ['Delivery', 'Free'],
      ['Total', '₹1,349'],
      ['From your gift cards', '−₹300'],
      ['From your credit', '−₹49'],
      ['To pay on delivery', '₹1,000'],
    ])
    expect(page.getByText(/Keep ₹1,000 ready/)).toBeTruthy()
  })

  test('takes what the merchant did not send off what is due on delivery', async () => {
    const { totals } = givenOrder()
    const order = givenOrder({ totals: { ...totals, declined: 400, due: 1099 } })
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: order })] })
    const bill = await page.findByRole('complementary', { name: 'Bill and address' })
    const rows = [...bill.querySelectorAll('dl > div')].map(({ children }) =>
      [...children].map((one) => one.textContent),
    )
    expect(rows.slice(-3)).toEqual([
      ['Total', '₹1,499'],
      ['Not sent', '−₹400'],
      ['To pay on delivery', '₹1,099'],
    ])
  })

  test('shows an uploaded photo as a picture, not its address', async () => {
    const [line] = givenOrder().lines
    if (!line) throw new Error('no line')
    const custom_options = [{ optionId: '4', title: 'Your photo', optionValue: '/api/media/a1' }]
    const order = givenOrder({ lines: [{ ...line, custom_options }] })
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, { data: order })] })

    expect(await page.findByRole('img', { name: 'Your photo, from you' })).toBeTruthy()
    expect(page.queryByText(/api\/media/)).toBeNull()
  })

  test('treats another user’s order as nonexistent', async () => {
    await renderScreen(screen, { path, user: {}, answers: [answer(getOrder, refuse(404, 'not_found'))] })

    expect(await page.findByRole('heading', { level: 1, name: 'Order not found' }, { timeout: 8000 })).toBeTruthy()
  }, 15_000)

  test('updates without a reload when the merchant changes the state', async () => {
    const packed = givenOrder({ state: 'packed', label: 'Packed', steps: [] })
    let version = '1'
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getOrder, { data: givenOrder() }),
        answer(trackOrder, () => ({ data: givenTracking({ version }) })),
      ],
    })
    expect(await page.findByText('Waiting for Dilli Dyers to accept it.')).toBeTruthy()

    network.answer(getOrder, { data: packed })
    version = '2'

    expect(await page.findByText('Packed and waiting for the courier.', {}, { timeout: 4000 })).toBeTruthy()
  })

  test('shows for a delivered order what is possible until when, and why not', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getOrder, {
          data: givenOrder({
            state: 'delivered',
            label: 'Delivered',
            delivered_at: '2025-11-25T10:00:00.000Z',
            can_cancel: false,
            actions: {
              can_cancel: no('It has come.'),
              can_return: yes,
              can_exchange: no('It is personalised for you.'),
              can_claim: no('The 48 hours ended on 27 November.'),
              can_reorder: yes,
              can_change_day: no('It has come.'),
            },
          }),
        }),
      ],
    })

    const link = await page.findByRole('link', { name: 'Return' })
    expect(link.getAttribute('href')).toBe('/shop/return/NK-7F3K-92')
    expect(page.getByText('until 2 Dec 2025')).toBeTruthy()
    expect(page.getByText('It is personalised for you.')).toBeTruthy()
    expect(page.queryByRole('link', { name: 'Exchange' })).toBeNull()
  })

  test('reorders and names what is no longer sold', async () => {
    const added = [{ sku: 'indigo-kurta-m', name: 'Indigo block-print kurta', qty: 1 }]
    const left_out = [{ sku: 'jar', name: 'Blue jar', reason: 'It is sold out.' }]
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getOrder, { data: givenOrder() }),
        answer(reorder, { data: { cartId: '77', count: 1, added, left_out } }),
      ],
    })

    await userEvent.click(await page.findByRole('button', { name: 'Buy again' }))

    expect((await page.findByRole('link', { name: 'View bag' })).getAttribute('href')).toBe('/shop/77/cart')
    expect(page.getByText('Blue jar: It is sold out.')).toBeTruthy()
  })

  test('retries an unanswered reorder with the same idempotency key, and uses a new one afterwards', async () => {
    const left_out = [{ sku: 'jar', name: 'Blue jar', reason: 'It is sold out.' }]
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(getOrder, { data: givenOrder() }), answer(reorder, refuse(0))],
    })
    const tap = async () => userEvent.click(await page.findByRole('button', { name: 'Buy again' }))
    await tap()
    await page.findByRole('alert')
    network.answer(reorder, { data: { cartId: '77', count: 0, added: [], left_out } })
    await tap()
    await page.findByText('Blue jar: It is sold out.')
    await tap()

    await waitFor(() => expect(network.callsTo(reorder)).toHaveLength(3))
    const [lost, again, next] = network.callsTo(reorder).map(({ headers }) => headers['idempotency-key'])
    expect(again).toBe(lost)
    expect(next).not.toBe(lost)
  })

  test('shows the courier and cancels a requested return', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(getOrder, { data: givenOrder({ shipments: [givenShipment()], returns: [givenRequest()] }) }),
        answer(cancelReturn, { data: givenRequest({ state: 'cancelled' }) }),
      ],
    })
    expect(await page.findByText('Bluedart')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Copy tracking number 77123409' })).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'Cancel this return' }))
    await userEvent.click(page.getByRole('button', { name: 'Yes, cancel it' }))

    await waitFor(() => expect(network.callsTo(cancelReturn)[0]?.params).toEqual({ id: 'R-48KD-11' }))
  })

  test('asks a signed-out visitor to sign in and requests nothing', async () => {
    const { network, tracked } = await renderScreen(screen, {
      path,
      answers: [answer(getOrder, { data: givenOrder() })],
    })

    expect(await page.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(tracked).toEqual([])
    expect(network.callsTo(getOrder)).toHaveLength(0)
  })
})
