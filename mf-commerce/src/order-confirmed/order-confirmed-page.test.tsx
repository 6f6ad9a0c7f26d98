import { orderConfirmation } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import { givenOrder } from '../parts/order/order.given.ts'
import { screen } from './order-confirmed-page.tsx'

const path = '/shop/order/confirmed/txn_12345678'
const transaction = {
  transactionId: 'txn_12345678',
  state: 'placed',
  method: 'cashondelivery',
  amount: 1499,
  currency: 'INR',
  cartId: null,
  orderIds: ['NK-7F3K-92'],
}

describe('order confirmation', () => {
  test('thanks the buyer, not the recipient, and shows the delivery date and the cash to keep ready', async () => {
    await renderScreen(screen, {
      path,
      user: { firstName: 'Dev' },
      answers: [answer(orderConfirmation, { data: { transaction, orders: [givenOrder()] } })],
    })

    expect(await page.findByRole('heading', { level: 1, name: 'Thank you, Dev.' })).toBeTruthy()
    expect(page.getByText(/^Dilli Dyers has your order\. .* with you by Tuesday, 25 November/)).toBeTruthy()
    expect(page.getByText('Keep ₹1,499 ready for the courier.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'Details, change or cancel' })).toBeTruthy()
  })

  test('shows what was paid online and what came from gift cards and credit', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(orderConfirmation, {
          data: {
            // `amount` is what remained to be paid after the wallet.
            transaction: { ...transaction, method: 'razorpay', amount: 949, credit: 250, gift_cards: 300 },
            orders: [givenOrder()],
          },
        }),
      ],
    })

    const words = 'Paid ₹949 online. ₹300 paid with gift cards, ₹250 paid with credit.'
    expect(await page.findByText(words)).toBeTruthy()
    expect(page.getByRole('link', { name: 'Track this parcel' }).getAttribute('href')).toBe(
      '/shop/ordertrack/NK-7F3K-92',
    )
  })

  test('tracks a new order once, with value, tax and items, however often the page is viewed', async () => {
    const fresh = givenOrder({ placed: new Date().toISOString() })
    const answers = [answer(orderConfirmation, { data: { transaction, orders: [fresh, fresh] } })]
    const { tracked, visit, host } = await renderScreen(screen, { path, user: {}, answers })
    await waitFor(() => expect(tracked).toHaveLength(2))

    const [line] = fresh.lines
    const item = {
      item_id: line?.sku,
      item_name: line?.name,
      item_brand: 'Dilli Dyers',
      item_variant: 'M',
      price: 1499,
      quantity: 1,
    }
    const order_ids = ['NK-7F3K-92', 'NK-7F3K-92']
    expect(tracked).toEqual([
      [
        'ORDER_PLACED',
        {
          currency: 'INR',
          value: 2998,
          tax: 142.76,
          shipping: 0,
          payment_type: 'cashondelivery',
          order_ids,
          items: [item, item],
        },
      ],
      ['ORDER_CONFIRMATION_VIEWED', { order_ids }],
    ])
    expect(visit.getItem('toldOrder')).toBe('txn_12345678')
    await act(async () => host.navigation.go('/shop/order/confirmed/txn_87654321'))
    await act(async () => host.navigation.go(path))
    expect(tracked.filter(([name]) => name === 'ORDER_PLACED')).toHaveLength(1)
  })

  test('tracks no order again when Back leads to the confirmation of an earlier one', async () => {
    const fresh = givenOrder({ placed: new Date().toISOString() })
    const { propsOf, host } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(orderConfirmation, ({ query: { transactionId } }) => ({
          data: { transaction: { ...transaction, transactionId }, orders: [fresh] },
        })),
      ],
    })
    await waitFor(() => expect(propsOf('ORDER_PLACED')).toHaveLength(1))
    await act(async () => host.navigation.go('/shop/order/confirmed/txn_87654321'))
    await waitFor(() => expect(propsOf('ORDER_PLACED')).toHaveLength(2))
    await act(async () => host.navigation.go(path))
    await waitFor(() => expect(propsOf('ORDER_CONFIRMATION_VIEWED')).toHaveLength(3))
    expect(propsOf('ORDER_PLACED')).toHaveLength(2)
  })

  test('does not track an old order as a new one', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(orderConfirmation, { data: { transaction, orders: [givenOrder()] } })],
    })
    await waitFor(() => expect(tracked.map(([name]) => name)).toEqual(['ORDER_CONFIRMATION_VIEWED']))
  })

  test('redirects to payment tracking while the payment is pending', async () => {
    const { path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(orderConfirmation, { data: { transaction: { ...transaction, state: 'pending' }, orders: [] } })],
    })
    await waitFor(() => expect(now()).toBe('/txn/track/txn_12345678'))
  })
})
