import { addPaymentMethod } from '@nukkad/contracts/endpoints/cart/cart'
import { createTransaction, payNothing, payOnDelivery } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenPaymentOption } from '../parts/cart/cart.given.ts'
import { transactionId } from '../parts/paying/paying.given.ts'
import { around, givenCashCart, path } from './review-page.given.ts'
import { screen } from './review-page.tsx'

describe('payment methods in the review step', () => {
  test('says why cash on delivery is unavailable', async () => {
    const cart = givenCart({
      payment_options: [
        givenPaymentOption(),
        givenPaymentOption({
          method: 'cashondelivery',
          title: 'Cash on delivery',
          isAvailable: false,
          reason: 'Cash on delivery is not available at this pincode.',
        }),
      ],
    })
    const answers = [...around(cart), answer(addPaymentMethod, givenCartAnswer(cart))]
    await renderScreen(screen, { path, user: {}, answers })

    expect(await page.findByText('Cash on delivery is not available at this pincode.')).toBeTruthy()
    expect(page.getByRole('radio', { name: /Cash on delivery/ })).toHaveProperty('disabled', true)
    expect(page.getByRole('radio', { name: /Card, UPI/ })).toHaveProperty('checked', true)
    expect(await page.findByRole('button', { name: 'Pay ₹1,499' })).toBeTruthy()
  })

  test('shows the amount on the button and the online discount before a method is chosen', async () => {
    const payment_options = [
      givenPaymentOption({ discount: 20, price_paid: 1479 }),
      givenPaymentOption({ method: 'cashondelivery', title: 'Cash on delivery' }),
    ]
    await renderScreen(screen, { path, user: {}, answers: around(givenCart({ payment_options })) })
    expect(await page.findByText('Pay online and save ₹20: ₹1,479 to pay.')).toBeTruthy()
    expect(page.getByText(/UPI, card.*₹20 off with this method/)).toBeTruthy()
  })

  test('tracks the method that the buyer chooses, and none that was chosen for them', async () => {
    const cart = givenCashCart()
    const chosen = { ...cart, selected_payment_method: 'razorpay' as const }
    const { propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around(cart), answer(addPaymentMethod, givenCartAnswer(chosen))],
    })
    await userEvent.click(await page.findByRole('radio', { name: /Card, UPI/ }))

    expect(await page.findByRole('button', { name: 'Pay ₹1,499' })).toBeTruthy()
    const items = [expect.objectContaining({ item_id: 'indigo-kurta-m' })]
    expect(propsOf('PAYMENT_METHOD_CHOSEN')).toEqual([
      { currency: 'INR', value: 1499, items, payment_type: 'razorpay' },
    ])
  })

  test('sends the only payment method, so that the totals match before the button is pressed', async () => {
    const online = givenPaymentOption({ discount: 20, price_paid: 1479 })
    const cart = givenCart({ payment_options: [online] })
    const totals = { ...cart.totals, price_paid: 1479, online_payment_discount: 20 }
    const chosen = givenCart({ payment_options: [online], selected_payment_method: 'razorpay', totals })
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around(cart), answer(addPaymentMethod, givenCartAnswer(chosen))],
    })
    expect(await page.findByRole('button', { name: 'Pay ₹1,479' })).toBeTruthy()
    expect(propsOf('PAYMENT_METHOD_CHOSEN')).toEqual([])
    await waitFor(() => expect(network.callsTo(addPaymentMethod)).toHaveLength(1))
    expect(network.callsTo(addPaymentMethod)[0]?.body).toMatchObject({ paymentMethod: { method: 'razorpay' } })
  })

  test('pays part with credit, or everything without a payment method', async () => {
    const cart = givenCashCart({ credit_balance: 250 })
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
    const cart = givenCashCart({ credit_balance: 250, gift_card_balance: 500 })
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        ...around(cart),
        answer(createTransaction, {
          transactionId,
          amount: 1249,
          paymentMethod: 'cashondelivery',
          credit: 250,
          totals: cart.totals,
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

  test('bills the online price when gift cards cover everything', async () => {
    const payment_options = [
      givenPaymentOption({ discount: 20, price_paid: 1479 }),
      givenPaymentOption({ method: 'cashondelivery', title: 'Cash on delivery' }),
    ]
    const has = { gift_card_balance: 2000, payment_options }
    const cart = givenCart({ ...has, selected_payment_method: 'cashondelivery' })
    const totals = { ...cart.totals, price_paid: 1479, online_payment_discount: 20 }
    const chosen = givenCart({ ...has, selected_payment_method: 'razorpay', totals })
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [...around(cart), answer(addPaymentMethod, givenCartAnswer(chosen))],
    })
    expect(await page.findByRole('checkbox', { name: /Use ₹1,479 of your gift cards/ })).toBeTruthy()
    expect(await page.findByText('₹1,479')).toBeTruthy()
    expect(page.getByText('−₹1,479')).toBeTruthy()
    expect(page.queryByText(/Pay online and/)).toBeNull()
    expect(network.callsTo(addPaymentMethod).map(({ body }) => body)).toMatchObject([
      { paymentMethod: { method: 'razorpay' } },
    ])
  })

  test('hides the payment methods when credit covers everything', async () => {
    await renderScreen(screen, { path, user: {}, answers: around(givenCashCart({ credit_balance: 5000 })) })

    await userEvent.click(await page.findByRole('checkbox', { name: /Use ₹1,499 of your credit/ }))

    expect(page.queryByRole('radio', { name: /Card, UPI|Cash on delivery/ })).toBeNull()
    expect(page.getByRole('button', { name: 'Place the order, nothing to pay' })).toBeTruthy()
  })
})
