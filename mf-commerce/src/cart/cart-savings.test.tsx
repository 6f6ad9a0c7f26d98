import { getCart, productCarousel } from '@nukkad/contracts/endpoints/cart/cart'
import { acceptChanges, usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { addCoupon, cartOffers, removeCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { listSaved } from '@nukkad/contracts/endpoints/cart/saved-lines'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { answer, aUser, renderScreen } from '@nukkad/platform/testing'
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenCart, givenCartAnswer, givenLine } from '../parts/cart/cart.given.ts'
import { givenList } from '../parts/product-card/product.given.ts'
import { screen } from './cart-page.tsx'
import { givenOffer } from './offer.given.ts'

const withTotals = (totals: Partial<Cart['totals']>, parts: Partial<Cart> = {}): Cart => {
  const cart = givenCart(parts)
  return { ...cart, totals: { ...cart.totals, ...totals } }
}
const taken = (cart: Cart) => ({ status: 'success' as const, message: null, data: { cart } })
const around = (cart: Cart, offers: ReturnType<typeof givenOffer>[]) => [
  answer(getCart, givenCartAnswer(cart)),
  answer(cartOffers, { data: offers }),
  answer(listSaved, { data: [] }),
  answer(productCarousel, { data: [] }),
  answer(listProducts, givenList()),
]
const open = (cart: Cart, offers: ReturnType<typeof givenOffer>[], ...more: ReturnType<typeof answer>[]) =>
  renderScreen(screen, { path: '/shop/7/cart', cartId: '7', answers: [...around(cart, offers), ...more] })

describe('cart offers', () => {
  const freeship = givenOffer({
    code: 'FREESHIP',
    is_applicable: false,
    is_best: false,
    saves: 0,
    reason: 'Add ₹120 more to use FREESHIP.',
  })

  test('show the best offer, apply it with one tap, and say what the next one lacks', async () => {
    const reduced = withTotals(
      { coupon_code: 'LOKAL100', discount: 100 },
      { applied_discounts: [{ label: 'LOKAL100', amount: 100 }] },
    )
    const { network } = await open(givenCart(), [givenOffer(), freeship], answer(addCoupon, taken(reduced)))
    const panel = within(await page.findByRole('region', { name: 'Coupon' }))
    expect(await panel.findByText('saves ₹100', { exact: false })).toBeTruthy()
    expect(panel.getByText('Add ₹120 more to use FREESHIP.')).toBeTruthy()

    await userEvent.click(panel.getByRole('button', { name: 'Use it' }))

    expect(await panel.findByRole('button', { name: /^Remove [A-Z]/ })).toBeTruthy()
    expect(network.callsTo(addCoupon)[0]?.body).toMatchObject({ couponCode: 'LOKAL100', cartID: '7' })
  })

  test('apply a stored coupon when the cart is opened', async () => {
    const reduced = withTotals({ coupon_code: 'LOKAL100', discount: 100 })
    const { network } = await renderScreen(screen, {
      path: '/shop/7/cart',
      cartId: '7',
      stored: { couponCode: 'LOKAL100' },
      answers: [...around(givenCart(), []), answer(addCoupon, taken(reduced))],
    })
    expect(await page.findByRole('button', { name: /^Remove [A-Z]/ })).toBeTruthy()
    expect(network.callsTo(addCoupon)).toHaveLength(1)
    expect(network.callsTo(addCoupon)[0]?.body).toMatchObject({ couponCode: 'LOKAL100' })
  })

  test('say why a stored coupon does not apply and forget it', async () => {
    const no = { status: 'error' as const, message: 'Add ₹120 more to use LOKAL100.', data: { cart: givenCart() } }
    const { local } = await renderScreen(screen, {
      path: '/shop/7/cart',
      cartId: '7',
      stored: { couponCode: 'LOKAL100' },
      answers: [...around(givenCart(), []), answer(addCoupon, no)],
    })
    expect(await page.findByText('Add ₹120 more to use LOKAL100.')).toBeTruthy()
    expect(local.getItem('couponCode')).toBeNull()
  })

  describe('with a coupon already applied', () => {
    const promised = givenOffer({ code: 'MILAN', is_best: false, saves: 100 })
    const better = givenOffer({ code: 'NAMASTE10', saves: 118.9 })
    const withCode = (code: string) => withTotals({ coupon_code: code }, { applied_discounts: [] })

    test('take another code, and close its field once that one is applied', async () => {
      const no = { status: 'error' as const, message: 'Coupon code not valid.', data: { cart: withCode('MILAN') } }
      const { network } = await open(withCode('MILAN'), [promised], answer(addCoupon, no))
      await userEvent.click(await page.findByRole('button', { name: 'I have another code' }))
      const field = page.getByRole('textbox', { name: 'Coupon code' })
      expect(document.activeElement).toBe(field)

      await userEvent.type(field, 'NOSUCH{Enter}')
      expect(await page.findByText('Coupon code not valid.')).toBeTruthy()
      expect(page.getByRole('button', { name: 'Remove MILAN' })).toBeTruthy()

      network.answer(addCoupon, taken(withCode('NAMASTE10')))
      await userEvent.clear(field)
      await userEvent.type(field, 'namaste10{Enter}')
      expect(await page.findByRole('button', { name: 'Remove NAMASTE10' })).toBeTruthy()
      expect(page.queryByRole('textbox', { name: 'Coupon code' })).toBeNull()
    })

    test('say how much more another coupon would save and apply it with one tap', async () => {
      const { network } = await open(
        withCode('MILAN'),
        [better, promised],
        answer(addCoupon, taken(withCode('NAMASTE10'))),
      )
      const panel = within(await page.findByRole('region', { name: 'Coupon' }))
      expect((await panel.findByText('would save ₹18.90 more', { exact: false })).textContent).toContain('NAMASTE10')

      await userEvent.click(panel.getByRole('button', { name: 'Use this instead' }))

      await waitFor(() => expect(panel.queryByRole('button', { name: 'Use this instead' })).toBeNull())
      expect(panel.getByRole('status').textContent).toContain('NAMASTE10')
      expect(network.callsTo(addCoupon)[0]?.body).toMatchObject({ couponCode: 'NAMASTE10' })
    })

    test('do not suggest a coupon that saves the same', async () => {
      await open(withCode('MILAN'), [{ ...better, saves: 100 }, promised])
      const panel = within(await page.findByRole('region', { name: 'Coupon' }))
      expect(await panel.findByRole('button', { name: 'See all 2 offers' })).toBeTruthy()
      expect(panel.queryByText('NAMASTE10')).toBeNull()
    })
  })

  test('are tracked once when their coupon is removed', async () => {
    const reduced = withTotals({ coupon_code: 'LOKAL100', discount: 100, price_paid: 1399 })
    const { propsOf } = await open(reduced, [], answer(removeCoupon, taken(givenCart())))

    await userEvent.click(await page.findByRole('button', { name: 'Remove LOKAL100' }))

    await waitFor(() => expect(page.queryByRole('button', { name: 'Remove LOKAL100' })).toBeNull())
    const items = [expect.objectContaining({ item_id: 'indigo-kurta-m' })]
    expect(propsOf('COUPON_REMOVED')).toEqual([{ currency: 'INR', value: 1499, items }])
  })

  test('list all offers in a drawer, with the inapplicable ones disabled', async () => {
    const { tracked } = await open(givenCart(), [givenOffer(), freeship])
    await userEvent.click(await page.findByRole('button', { name: 'See all 2 offers' }))
    expect(tracked).toMatchObject([
      ['COMMERCE_CART_OPENED', { currency: 'INR', value: 1499 }],
      ['COUPONS_OPENED', { offers: 2 }],
    ])

    const drawer = within(await page.findByRole('dialog', { name: 'Offers for this bag' }, { timeout: 8000 }))
    expect(drawer.getByRole('button', { name: 'Use LOKAL100' })).toHaveProperty('disabled', false)
    expect(drawer.getByRole('button', { name: 'Use FREESHIP' })).toHaveProperty('disabled', true)
    expect(drawer.getByText('Saves most')).toBeTruthy()
  }, 15_000)
})

describe('perks in the cart', () => {
  const purse = { perks_balance: 900, perks_applicable: 200, max_perks_applicable: 200 }

  test('pay part of the price for a signed-in user', async () => {
    const used = withTotals({ ...purse, discount: 200 }, { is_perks_applied: true })
    const { host, network, tracked, propsOf } = await open(withTotals(purse), [], answer(usePerks, taken(used)))
    act(() =>
      host.session.begin({
        user: aUser({ cartId: '7' }),
        jwt_token: { access_token: 'token', expiresAt: Date.now() + 900_000 },
        cartId: '7',
        created: false,
      }),
    )
    const box = await page.findByRole('checkbox', { name: /Use ₹200 of your perks/ })
    expect(page.getByText(/Each is worth one rupee. You have ₹900; this bag takes up to ₹200/)).toBeTruthy()

    await userEvent.click(box)

    await waitFor(() => expect(box).toHaveProperty('checked', true))
    expect(network.callsTo(usePerks)[0]?.body).toMatchObject({ cartID: '7', use: true })
    expect(tracked.map(([name]) => name)).toContain('PERKS_APPLIED')

    network.answer(usePerks, taken(withTotals(purse)))
    await userEvent.click(box)
    await waitFor(() => expect(box).toHaveProperty('checked', false))
    expect(propsOf('PERKS_REMOVED')).toMatchObject([{ currency: 'INR', value: 1499, items: [{ quantity: 1 }] }])
    expect(propsOf('PERKS_APPLIED')).toHaveLength(1)
  })

  test('are what a code with REWARD applies, so that no coupon is tracked', async () => {
    const used = withTotals({ ...purse, discount: 200 }, { is_perks_applied: true })
    const { propsOf } = await open(withTotals(purse), [], answer(addCoupon, taken(used)))

    await userEvent.type(await page.findByLabelText('Coupon code'), 'myreward{Enter}')

    await waitFor(() => expect(propsOf('PERKS_APPLIED')).toMatchObject([{ currency: 'INR', value: 1499 }]))
    expect(propsOf('COUPON_APPLIED')).toEqual([])
  })

  test('are not offered to a guest', async () => {
    await open(withTotals(purse), [])
    await page.findByText('1 piece')
    expect(page.queryByRole('checkbox')).toBeNull()
  })
})

describe('changes since the last visit to the cart', () => {
  test('are announced in a live region until the buyer accepts them', async () => {
    const text = 'Only 2 left, so we reduced your quantity from 3 to 2.'
    const changed = givenCart({ items: [givenLine({ qty: 2, max_qty: 2, change: 'fewer', msg_title: text })] })
    const calm = givenCart({ items: [givenLine({ qty: 2, max_qty: 2 })] })
    const { network } = await open(changed, [], answer(acceptChanges, givenCartAnswer(calm)))

    const told = await page.findByText('Since you last looked')
    expect(told.closest('[role="status"]')?.textContent).toContain(text)
    await userEvent.click(page.getByRole('button', { name: 'All right' }))

    await waitFor(() => expect(page.queryByText('Since you last looked')).toBeNull())
    expect(network.callsTo(acceptChanges)[0]?.body).toMatchObject({
      cartID: '7',
      seen: [{ itemId: '11', price: 1499, qty: 2 }],
    })
  })

  test('show for each line when it arrives or why it cannot be delivered', async () => {
    const items = [
      givenLine({ deliver_by: '2026-11-25' }),
      givenLine({
        item_id: '12',
        name: 'Brass lamp',
        deliverable: false,
        msg_title: 'This can’t be delivered to your pincode.',
      }),
    ]
    await open(givenCart({ items, is_deliverable: false }), [])
    expect(await page.findByText('Arrives by Wednesday, 25 November')).toBeTruthy()
    expect(page.getByText('This can’t be delivered to your pincode.')).toBeTruthy()
  })
})
