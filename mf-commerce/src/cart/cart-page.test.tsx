import { addToCart, getCart, putToCart } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { addCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { waitingPayments } from '@nukkad/contracts/endpoints/orders/orders'
import { answer, hang, refuse, renderScreen, type SentCall } from '@nukkad/platform/testing'
import { fireEvent, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenAddAnswer, givenCart, givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenAround, givenCartAnswers } from './cart-page.given.ts'
import { screen } from './cart-page.tsx'

const path = '/shop/7/cart'
const qtyOf = ({ body }: SentCall) => (body as { cartItem: { qty: number } }).cartItem.qty
const checkout = () => page.getAllByRole('button', { name: /check out|Choose an address/ })[0] as HTMLElement

describe('cart', () => {
  test('sends fifty quick taps in at most three calls with the right final quantity', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path,
      answers: [
        ...givenCartAnswers(),
        answer(putToCart, (call) => givenCartAnswer(givenCart({ items: [givenLine({ qty: qtyOf(call) })] }))),
      ],
    })
    const stepper = within(await page.findByRole('group', { name: /Quantity of Indigo/ }))

    for (let tap = 0; tap < 50; tap++) fireEvent.click(stepper.getByRole('button', { name: 'One more' }))

    expect(stepper.getByText('51')).toBeTruthy()
    expect(await page.findByText('51 pieces')).toBeTruthy()
    const calls = network.callsTo(putToCart)
    expect(calls.length).toBeLessThanOrEqual(3)
    expect(calls.at(-1) && qtyOf(calls.at(-1) as SentCall)).toBe(51)
    const changes = propsOf('CART_QUANTITY_CHANGED')
    expect(changes).toHaveLength(calls.length)
    expect(changes.at(-1)).toEqual({
      sku: 'indigo-kurta-m',
      qty: 51,
      currency: 'INR',
      value: 51 * 1499,
      items: [expect.objectContaining({ item_id: 'indigo-kurta-m', quantity: 51, price: 1499 })],
    })
  })

  test('says that a payment is waiting for the bank before its goods are paid again', async () => {
    const waiting = answer(waitingPayments, { data: [{ transactionId: 'txn_12345678', amount: 1499 }] })
    await renderScreen(screen, { path, user: {}, cartId: '7', answers: [...givenCartAnswers(), waiting] })

    expect(await page.findByText('A payment of ₹1,499 is waiting for your bank.')).toBeTruthy()
    expect(page.getByRole('link', { name: 'See how it stands' }).getAttribute('href')).toBe('/txn/track/txn_12345678')
  })

  test('never goes below one piece', async () => {
    const { network } = await renderScreen(screen, { path, answers: givenCartAnswers() })
    fireEvent.click(await page.findByRole('button', { name: 'One less' }))

    expect(page.getByRole('group', { name: /Quantity/ }).textContent).toContain('1')
    expect(network.callsTo(putToCart)).toHaveLength(0)
  })

  test('says whether the stock or the bag limits a line', async () => {
    const short = givenLine({ qty: 3, max_qty: 3, stock_left: 3 })
    const lamp = givenLine({ item_id: '12', sku: 'brass-lamp', name: 'Brass lamp', qty: 10, max_qty: 10 })
    await renderScreen(screen, { path, answers: givenCartAnswers(givenCart({ items: [short, lamp] })) })

    expect(await page.findByText('Only 3 left.')).toBeTruthy()
    expect(page.getAllByText('That is the maximum for one bag.')).toHaveLength(1)
  })

  test('lets a removed line be put back', async () => {
    const empty = givenCart({ items: [] })
    const { network, tracked } = await renderScreen(screen, {
      path,
      cartId: '7',
      answers: [...givenCartAnswers(), answer(putToCart, givenCartAnswer(empty)), answer(addToCart, givenAddAnswer())],
    })

    await userEvent.click(await page.findByRole('button', { name: /^Remove/ }))
    const back = await page.findByRole('button', { name: 'Put it back' })
    expect(document.activeElement).toBe(back)
    expect(qtyOf(network.callsTo(putToCart)[0] as SentCall)).toBe(0)
    await userEvent.click(back)

    expect(await page.findByRole('group', { name: /Quantity of Indigo/ })).toBeTruthy()
    const worth = { currency: 'INR', value: 1499, items: [expect.objectContaining({ item_id: 'indigo-kurta-m' })] }
    expect(tracked).toEqual([
      ['COMMERCE_CART_OPENED', worth],
      ['PRODUCT_REMOVED_FROM_CART', { ...worth, sku: 'indigo-kurta-m', qty: 1 }],
      ['PRODUCT_ADDED_TO_CART', { ...worth, sku: 'indigo-kurta-m', qty: 1 }],
    ])
    expect(page.queryByRole('button', { name: 'Put it back' })).toBeNull()
  })

  test('keeps changes made offline, holds the checkout and sends them once online', async () => {
    const { network, path: now } = await renderScreen(screen, {
      path,
      answers: [...givenCartAnswers(), answer(putToCart, refuse(0))],
    })
    const stepper = within(await page.findByRole('group', { name: /Quantity of Indigo/ }))
    fireEvent.click(stepper.getByRole('button', { name: 'One more' }))
    expect(await page.findByText(/You seem to be offline/)).toBeTruthy()
    expect(stepper.getByText('2')).toBeTruthy()
    await userEvent.click(checkout())
    expect((await page.findAllByText(/has not been saved yet/)).length).toBeGreaterThan(0)
    expect(now()).toBe(path)

    network.answer(putToCart, givenCartAnswer(givenCart({ items: [givenLine({ qty: 2 })] })))
    fireEvent(window, new Event('online'))

    expect(await page.findByText('2 pieces')).toBeTruthy()
    expect(page.queryByText(/You seem to be offline|has not been saved yet/)).toBeNull()
  })

  test('leads from a sold-out size to the other sizes, but not from a product that is no longer sold', async () => {
    const soldOut = givenLine({ is_available: false, change: 'sold_out', msg_title: 'Sold out.' })
    const gone = givenLine({ item_id: 'gone', sku: 'gone', is_available: false, change: 'not_sold' })
    await renderScreen(screen, { path, answers: givenCartAnswers(givenCart({ items: [soldOut, gone] })) })

    const other = await page.findAllByRole('link', { name: /^Choose another size of / })

    expect(other.map((link) => link.getAttribute('href'))).toEqual([`/shop/product/${soldOut.slug}`])
  })

  test('keeps a refused coupon in its field with the reason', async () => {
    const { tracked } = await renderScreen(screen, {
      path,
      answers: [
        ...givenCartAnswers(),
        answer(addCoupon, { status: 'error', message: 'Coupon code not valid.', data: { cart: givenCart() } }),
      ],
    })
    const field = await page.findByLabelText('Coupon code')

    await userEvent.type(field, 'NOPE')
    await userEvent.click(page.getByRole('button', { name: 'Apply' }))

    expect(await page.findByText('Coupon code not valid.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'NOPE')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(tracked.filter(([name]) => name === 'COUPON_REFUSED')).toEqual([['COUPON_REFUSED', { coupon: 'NOPE' }]])
  })

  test('stores an accepted coupon and names it on the bill', async () => {
    const cart = givenCart()
    const reduced: Cart = {
      ...cart,
      applied_discounts: [{ label: 'Coupon LOKAL100', amount: 100 }],
      totals: { ...cart.totals, coupon_code: 'LOKAL100', discount: 100, base_total: 1399, price_paid: 1399 },
    }
    const { local, propsOf } = await renderScreen(screen, {
      path,
      answers: [
        ...givenCartAnswers(),
        answer(addCoupon, { status: 'success', message: null, data: { cart: reduced } }),
      ],
    })

    await userEvent.type(await page.findByLabelText('Coupon code'), 'lokal100{Enter}')

    expect(await page.findByText('Coupon LOKAL100')).toBeTruthy()
    expect(local.getItem('couponCode')).toBe('LOKAL100')
    const items = [expect.objectContaining({ item_id: 'indigo-kurta-m' })]
    expect(propsOf('COUPON_APPLIED')).toEqual([{ currency: 'INR', coupon: 'LOKAL100', value: 1399, items }])
  })

  test('shows the shop’s message about a change', async () => {
    const told = {
      ...givenCartAnswer(),
      message: { message: 'Only 1 left, so that is what is in your bag.', code: 'limit' },
    }
    const { propsOf } = await renderScreen(screen, { path, answers: [...givenCartAnswers(), answer(putToCart, told)] })

    fireEvent.click(await page.findByRole('button', { name: 'One more' }))

    expect(await page.findByText('Only 1 left, so that is what is in your bag.')).toBeTruthy()
    expect(page.getByText('1 piece')).toBeTruthy()
    expect(propsOf('CART_QUANTITY_CHANGED')).toEqual([])
  })

  test('tracks the quantity that the shop gave when it gave fewer', async () => {
    const two = givenCart({ items: [givenLine({ qty: 2, max_qty: 2 })] })
    const told = { ...givenCartAnswer(two), message: { message: 'Only 2 left.', code: 'limit' } }
    const { propsOf } = await renderScreen(screen, { path, answers: [...givenCartAnswers(), answer(putToCart, told)] })
    for (let tap = 0; tap < 3; tap++) fireEvent.click(await page.findByRole('button', { name: 'One more' }))

    expect(await page.findByText('Only 2 left.')).toBeTruthy()
    expect(propsOf('CART_QUANTITY_CHANGED')).toMatchObject([{ qty: 2, value: 2998, items: [{ quantity: 2 }] }])
  })

  test('shows that the cart is blocked and disables checkout', async () => {
    await renderScreen(screen, { path, answers: givenCartAnswers(givenCart({ is_blocked: true })) })

    expect((await page.findAllByText(/unable to process your order right now/)).length).toBeGreaterThan(0)
    expect(checkout()).toHaveProperty('disabled', true)
  })

  test('shows the delivery pincode stored in the cart when none was chosen here', async () => {
    await renderScreen(screen, { path, answers: givenCartAnswers(givenCart({ v2Pincode: '110016' })) })
    expect(await page.findByText('Everything can be delivered to 110016')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Change' })).toBeTruthy()
  })

  test('shows the empty cart when there are no lines', async () => {
    const { propsOf } = await renderScreen(screen, { path, answers: givenCartAnswers(givenCart({ items: [] })) })

    expect(await page.findByRole('link', { name: 'Browse the shop' })).toBeTruthy()
    expect(propsOf('COMMERCE_CART_OPENED')).toEqual([{ currency: 'INR', value: 0, items: [] }])
  })

  test('shows an error when the cart cannot be loaded and loads it on retry', async () => {
    const { network } = await renderScreen(screen, {
      path,
      answers: [answer(getCart, refuse(400, 'bad_request', 'no')), ...givenAround()],
    })
    const retry = await page.findByRole('button', { name: 'Try again' }, { timeout: 8000 })

    network.answer(getCart, givenCartAnswer())
    await userEvent.click(retry)

    expect(await page.findByText('1 piece')).toBeTruthy()
  }, 15_000)

  test('shows a placeholder while the cart loads', async () => {
    const { element } = await renderScreen(screen, { path, answers: [answer(getCart, hang), ...givenAround()] })

    expect(element.querySelector('[aria-busy="true"] h1')?.textContent).toBe('Your bag')
  })
})
