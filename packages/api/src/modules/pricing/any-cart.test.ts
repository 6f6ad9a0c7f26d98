import fc from 'fast-check'
import type { Coupon } from './coupon.ts'
import { taxOf } from './gst.ts'
import { share, sum } from './money.ts'
import { type LineToPrice, type PriceQuestion, priceCart } from './price-cart.ts'
import { houseRules } from './price-rules.ts'

const states = ['Delhi', 'Karnataka', 'Goa']
const price = fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 50_000_000_000 }))
const line = fc
  .record({
    merchant: fc.integer({ min: 1, max: 4 }),
    product: fc.integer({ min: 1, max: 20 }),
    qty: fc.integer({ min: 1, max: 50 }),
    price,
    markdown: fc.integer({ min: 0, max: 90_000 }),
    gstPercent: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
  })
  .map(
    ({ merchant, product, qty, price, markdown, gstPercent }, ...at): LineToPrice => ({
      id: String(at.length),
      productId: `${merchant}-${product}`,
      merchantId: String(merchant),
      merchantState: states[merchant % states.length] ?? null,
      qty,
      price,
      mrp: price + markdown,
      gstPercent,
    }),
  )
const coupon: fc.Arbitrary<Coupon> = fc.record({
  id: fc.constant(1),
  code: fc.constant('CHAI'),
  title: fc.constant('A coupon'),
  kind: fc.constantFrom('percent', 'amount', 'free_shipping'),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 9_000_000_000 }),
  maxDiscount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  minCart: fc.integer({ min: 0, max: 200_000 }),
  merchantId: fc.option(fc.constantFrom('1', '2', '3')),
})
const question: fc.Arbitrary<PriceQuestion> = fc.record({
  lines: fc.array(line, { maxLength: 100 }),
  coupon: fc.option(coupon),
  perks: fc.record({ balance: fc.integer({ min: 0, max: 5_000_000 }), use: fc.boolean() }),
  rules: fc.constant(houseRules),
  state: fc.option(fc.constantFrom(...states)),
  method: fc.constantFrom(null, 'razorpay', 'cashondelivery', 'free'),
})

describe('priceCart for any cart', () => {
  test('has lines that add up to its totals to the paisa', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const cart = priceCart(asked)
        expect(sum(cart.lines, (row) => row.items)).toBe(cart.items)
        expect(sum(cart.lines, (row) => row.discount)).toBe(cart.discount)
        expect(sum(cart.lines, (row) => row.perks)).toBe(cart.perks.used)
        expect(sum(cart.lines, (row) => row.goods)).toBe(cart.goods)
        expect(sum(cart.lines, (row) => row.shipping)).toBe(cart.shipping)
        expect(sum(cart.lines, (row) => row.paymentDiscount)).toBe(cart.paymentDiscount)
        expect(sum(cart.lines, (row) => row.payable)).toBe(cart.payable)
        expect(sum(cart.lines, (row) => taxOf(row.gst))).toBe(cart.tax)
      }),
    )
  })

  test('has totals that follow from each other', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const cart = priceCart(asked)
        expect(cart.fullPrice - cart.savings).toBe(cart.items)
        expect(cart.items - cart.discount).toBe(cart.goods)
        expect(cart.goods + cart.shipping - cart.paymentDiscount).toBe(cart.payable)
        expect(sum(cart.applied, (row) => row.amount)).toBe(cart.discount + cart.paymentDiscount)
      }),
    )
  })

  test('never goes below zero, in whole or in part, and stays in whole paise', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const cart = priceCart(asked)
        const amounts = [cart.savings, cart.discount, cart.goods, cart.tax, cart.shipping, cart.payable]
        const parts = cart.lines.flatMap(({ gst, ...row }) => [
          row.discount,
          row.goods,
          row.shipping,
          row.payable,
          gst.taxable,
        ])
        for (const amount of [...amounts, ...parts]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('splits tax into two equal halves within a state and into one part between states', () => {
    fc.assert(
      fc.property(question, (asked) => {
        for (const [at, row] of priceCart(asked).lines.entries()) {
          const from = asked.lines[at]?.merchantState
          const isWithin = asked.state === null || asked.state === from
          expect(row.gst.cgst).toBe(row.gst.sgst)
          expect(isWithin ? row.gst.igst : row.gst.cgst + row.gst.sgst).toBe(0)
          expect(row.gst.taxable + taxOf(row.gst)).toBe(row.goods)
        }
      }),
    )
  })
})

describe('priceCart with perks', () => {
  test('spends at most the balance, a fifth of the cart, the cap, and what is left to pay', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { perks, items, lines } = priceCart({ ...asked, perks: { ...asked.perks, use: true } })
        expect(perks.used).toBe(perks.applicable)
        expect(perks.used).toBeLessThanOrEqual(asked.perks.balance)
        expect(perks.used).toBeLessThanOrEqual(houseRules.perks.most)
        expect(5 * perks.used).toBeLessThanOrEqual(items + 4)
        for (const row of lines) expect(row.perks).toBeLessThanOrEqual(row.discount)
      }),
    )
  })

  test('is never higher with a coupon or with perks', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const bare = { ...asked, method: null }
        const plain = priceCart({ ...bare, coupon: null, perks: { balance: 0, use: false } }).payable
        expect(priceCart({ ...bare, perks: { balance: 0, use: false } }).payable).toBeLessThanOrEqual(plain)
        expect(priceCart({ ...bare, coupon: null }).payable).toBeLessThanOrEqual(plain)
      }),
    )
  })
})

describe('share', () => {
  test('loses no paisa and gives no part more than its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 4_000_000_000 }), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(weights, fc.nat({ max: 1_000_000 }), (parts, permille) => {
        const whole = sum(parts, (part) => part)
        const amount = Math.floor((whole * permille) / 1_000_000)
        const shares = share(amount, parts)
        expect(sum(shares, (part) => part)).toBe(amount)
        for (const [at, part] of shares.entries()) expect(part).toBeLessThanOrEqual(parts[at] ?? 0)
      }),
    )
  })
})
