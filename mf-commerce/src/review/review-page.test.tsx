import { addPaymentMethod, getCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import {
  createTransaction,
  payNothing,
  payOnDelivery,
  type Transaction,
} from '@nukkad/contracts/endpoints/orders/orders'
import { settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { attachedAddress } from '@nukkad/contracts/endpoints/people/address'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine, givenPaymentOption } from '../given/cart.given.ts'
import { givenAddress } from '../given/order.given.ts'
import { givenTransaction, transactionId } from '../given/paying.given.ts'
import { givenList } from '../given/product.given.ts'
import { screen } from './review-page.tsx'

const path = '/shop/w/7/review'
const byCash = (parts: Partial<Cart> = {}) => givenCart({ selected_payment_method: 'cashondelivery', ...parts })
const around = (cart = byCash()) => [
  answer(getCart, givenCartAnswer(cart)),
  answer(attachedAddress, { data: givenAddress() }),
  answer(listProducts, givenList()),
]
const agreed = answer(createTransaction, { transactionId, amount: 1499, totals: givenCart().totals })
const placed = answer(payOnDelivery, { data: { transactionId, orderIds: ['NK-7F3K-92'] } })
const place = () => page.findByRole('button', { name: /lace the order for/ })

describe('the review step', () => {
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

  test('shows a price that went up, moves the focus there and asks again', async () => {
    const dearer = byCash({ items: [givenLine({ special_price: 1599 })] })
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

  test.each([
    ['unavailable', 'Something sold out meanwhile', 'Look at the bag'],
    ['coupon', 'The coupon has ended', 'Choose another coupon'],
    ['address', 'Where shall it go?', 'Choose an address'],
  ])('a refusal because of %s says so and leads on', async (code, title, wayOn) => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [...around(), answer(createTransaction, { message: { message: 'So it is.', code } })],
    })

    await userEvent.click(await place())

    expect((await page.findByRole('alert')).textContent).toContain(`${title}So it is.`)
    expect(page.getByRole('link', { name: wayOn })).toBeTruthy()
  })

  test('asks again under the same transaction and the same key when the answer was lost', async () => {
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

  test('tells the second tab that the bag is an order already', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around(),
        answer(createTransaction, refuse(404, 'no_such_entity', 'No such entity with %fieldName')),
      ],
    })

    await userEvent.click(await place())

    expect((await page.findByRole('alert')).textContent).toContain('has become an order already')
    expect(page.getByRole('link', { name: 'See your orders' })).toBeTruthy()
  })

  test('says why cash on delivery is not open', async () => {
    const cart = givenCart({
      payment_options: [
        givenPaymentOption(),
        givenPaymentOption({
          method: 'cashondelivery',
          title: 'Cash on delivery',
          isAvailable: false,
          reason: 'Cash on delivery isn’t available at this pincode.',
        }),
      ],
    })
    const answers = [...around(cart), answer(addPaymentMethod, givenCartAnswer(cart))]
    await renderScreen(screen, { path, user: {}, answers })

    expect(await page.findByText('Cash on delivery isn’t available at this pincode.')).toBeTruthy()
    expect(page.getByRole('radio', { name: /Cash on delivery/ })).toHaveProperty('disabled', true)
    expect(page.getByRole('radio', { name: /Card, UPI/ })).toHaveProperty('checked', true)
    expect(await page.findByRole('button', { name: 'Pay ₹1,499' })).toBeTruthy()
  })

  test('asks for the amount on the button, and names what paying online takes off before it is chosen', async () => {
    const payment_options = [
      givenPaymentOption({ discount: 20, price_paid: 1479 }),
      givenPaymentOption({ method: 'cashondelivery', title: 'Cash on delivery' }),
    ]
    await renderScreen(screen, { path, user: {}, answers: around(givenCart({ payment_options })) })
    expect(await page.findByText('Paid online it is ₹1,479: ₹20 less.')).toBeTruthy()
    expect(page.getByText(/UPI, card.*₹20 less this way/)).toBeTruthy()
  })

  test('tells the shop of the only way to pay, so that the totals follow it before the button is pressed', async () => {
    const online = givenPaymentOption({ discount: 20, price_paid: 1479 })
    const cart = givenCart({ payment_options: [online] })
    const totals = { ...cart.totals, price_paid: 1479, online_payment_discount: 20 }
    const chosen = givenCart({ payment_options: [online], selected_payment_method: 'razorpay', totals })
    const { network } = await renderScreen(screen, {
      ...{ path, user: {} },
      answers: [...around(cart), answer(addPaymentMethod, givenCartAnswer(chosen))],
    })
    expect(await page.findByRole('button', { name: 'Pay ₹1,479' })).toBeTruthy()
    await waitFor(() => expect(network.callsTo(addPaymentMethod)).toHaveLength(1))
    expect(network.callsTo(addPaymentMethod)[0]?.body).toMatchObject({ paymentMethod: { method: 'razorpay' } })
  })

  test('lets credit pay a part, and all of it without any way of paying', async () => {
    const cart = byCash({ credit_balance: 250 })
    const { network, path: now } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around(cart),
        answer(createTransaction, {
          transactionId,
          amount: 0,
          paymentMethod: 'free',
          credit: 1499,
          totals: cart.totals,
        }),
        answer(payNothing, { data: { transactionId, orderIds: ['NK-7F3K-92'] } }),
      ],
    })
    await userEvent.click(await page.findByRole('checkbox', { name: /Use ₹250 of your credit/ }))
    expect(page.getByText('−₹250')).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'Place the order for ₹1,249' }))

    await waitFor(() => expect(now()).toBe(`/shop/order/confirmed/${transactionId}`))
    expect(network.callsTo(createTransaction)[0]?.body).toMatchObject({ useCredit: true })
    expect(network.callsTo(payNothing)).toHaveLength(1)
  })

  test('spends gift cards before credit unless told otherwise', async () => {
    const cart = byCash({ credit_balance: 250, gift_card_balance: 500 })
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around(cart),
        answer(createTransaction, {
          ...{ transactionId, amount: 1249, paymentMethod: 'cashondelivery', credit: 250, totals: cart.totals },
        }),
        answer(payOnDelivery, { data: { transactionId, orderIds: ['NK-7F3K-92'] } }),
      ],
    })
    const cards = await page.findByRole('checkbox', { name: /Use ₹500 of your gift cards/ })
    expect(cards).toHaveProperty('checked', true)
    expect(page.getByRole('button', { name: 'Place the order for ₹999' })).toBeTruthy()
    await userEvent.click(page.getByRole('checkbox', { name: /Use ₹250 of your credit/ }))
    await userEvent.click(cards)
    await userEvent.click(page.getByRole('button', { name: 'Place the order for ₹1,249' }))
    await waitFor(() => expect(network.callsTo(payOnDelivery)).toHaveLength(1))
    expect(network.callsTo(createTransaction)[0]?.body).toMatchObject({ useCredit: true, useGiftCards: false })
  })

  test('bills what is taken where gift cards cover everything: the price of paying online', async () => {
    const payment_options = [
      givenPaymentOption({ discount: 20, price_paid: 1479 }),
      givenPaymentOption({ method: 'cashondelivery', title: 'Cash on delivery' }),
    ]
    const has = { gift_card_balance: 2000, payment_options }
    const cart = givenCart({ ...has, selected_payment_method: 'cashondelivery' })
    const totals = { ...cart.totals, price_paid: 1479, online_payment_discount: 20 }
    const chosen = givenCart({ ...has, selected_payment_method: 'razorpay', totals })
    const { network } = await renderScreen(screen, {
      ...{ path, user: {} },
      answers: [...around(cart), answer(addPaymentMethod, givenCartAnswer(chosen))],
    })
    expect(await page.findByRole('checkbox', { name: /Use ₹1,479 of your gift cards/ })).toBeTruthy()
    expect(await page.findByText('₹1,479')).toBeTruthy()
    expect(page.getByText('−₹1,479')).toBeTruthy()
    expect(page.queryByText(/Paid online it is/)).toBeNull()
    expect(network.callsTo(addPaymentMethod).map(({ body }) => body)).toMatchObject([
      { paymentMethod: { method: 'razorpay' } },
    ])
  })

  test('hides the ways of paying where credit covers everything', async () => {
    await renderScreen(screen, { path, user: {}, answers: around(byCash({ credit_balance: 5000 })) })

    await userEvent.click(await page.findByRole('checkbox', { name: /Use ₹1,499 of your credit/ }))

    expect(page.queryByRole('radio')).toBeNull()
    expect(page.getByRole('button', { name: 'Place the order, nothing to pay' })).toBeTruthy()
  })

  test('leads back to the address where none is chosen, inside the app by the app’s addresses', async () => {
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

describe('a page that is opened while a payment is under way', () => {
  const opened = `${path}?txn=${transactionId}`

  const asked = (transaction: Partial<Transaction>) =>
    answer(settleGatewayPayment, { data: givenTransaction(transaction) })

  test('is asked about too when it is known only later who is here', async () => {
    const { host, network } = await renderScreen(screen, {
      path: opened,
      answers: [...around(), asked({ state: 'failed', next: 'retry' })],
    })
    expect(network.callsTo(settleGatewayPayment)).toHaveLength(0)
    const jwt_token = { access_token: 'access-token', expiresAt: Date.now() + 3_600_000 }
    await act(async () => host.session.begin({ user: aUser(), jwt_token, cartId: '7', created: false }))
    expect(await page.findByText(/Your payment was interrupted/)).toBeTruthy()
  })

  test('asks the gateway, and tells where nothing was paid', async () => {
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
  ] as const)('leads on when the payment is %s', async (next, to) => {
    const { path: now } = await renderScreen(screen, {
      path: opened,
      user: {},
      answers: [...around(), asked({ next })],
    })
    await waitFor(() => expect(now()).toBe(to))
  })
})
