import type { Coupon } from './coupon.ts'
import { type LineToPrice, type PriceQuestion, priceCart } from './price-cart.ts'
import { houseRules } from './price-rules.ts'

const one = (more: Partial<LineToPrice> = {}): LineToPrice => ({
  id: '1',
  productId: '1',
  merchantId: '1',
  merchantState: 'Delhi',
  qty: 1,
  price: 100_000,
  mrp: 120_000,
  gstPercent: 5,
  ...more,
})
const ask = (more: Partial<PriceQuestion> = {}): PriceQuestion => ({
  lines: [one()],
  coupon: null,
  perks: { balance: 0, use: false },
  rules: houseRules,
  state: 'Delhi',
  method: null,
  ...more,
})
const tenOff: Coupon = {
  id: 1,
  code: 'TEN',
  title: 'Ten percent off',
  kind: 'percent',
  percent: 10,
  amount: 0,
  maxDiscount: null,
  minCart: 0,
  merchantId: null,
}

describe('priceCart', () => {
  test('is exact above 2^31 paise', () => {
    const cart = priceCart(ask({ lines: [one({ qty: 50, price: 4_294_967_297, mrp: 4_294_967_297 })], coupon: tenOff }))
    const items = 50 * 4_294_967_297
    const afterRule = items - Math.floor((items * 5 + 50) / 100)
    expect(cart.items).toBe(214_748_364_850)
    expect(cart.payable).toBe(afterRule - Math.floor((afterRule * 10 + 50) / 100))
  })

  test('splits the included tax into halves within a state', () => {
    const [row] = priceCart(ask({ lines: [one({ price: 99_900, mrp: 99_900 })] })).lines
    expect(row?.gst).toEqual({ percent: 5, taxable: 95_142, cgst: 2_379, sgst: 2_379, igst: 0 })
  })

  test('takes the included tax in one part between states', () => {
    const [row] = priceCart(ask({ lines: [one({ price: 99_900, mrp: 99_900 })], state: 'Goa' })).lines
    expect(row?.gst).toEqual({ percent: 5, taxable: 95_142, cgst: 0, sgst: 0, igst: 4_758 })
  })

  test('is zero and never negative when the discount exceeds the total', () => {
    const cart = priceCart(
      ask({ coupon: { ...tenOff, kind: 'amount', amount: 900_000 }, lines: [one({ price: 999_00 })] }),
    )
    expect(cart.discount).toBe(999_00)
    expect(cart.goods).toBe(0)
    expect(cart.tax).toBe(0)
  })

  test('ships for free from ₹999 of goods and for ₹49 below', () => {
    expect(priceCart(ask({ lines: [one({ price: 99_900 })] })).shipping).toBe(0)
    const below = priceCart(ask({ lines: [one({ price: 99_899 })] }))
    expect([below.shipping, below.untilFreeShipping]).toEqual([4_900, 1])
    expect(priceCart(ask({ lines: [] })).payable).toBe(0)
  })

  test('applies a merchant’s coupon to that merchant’s lines only', () => {
    const lines = [one({ id: 'a' }), one({ id: 'b', merchantId: '2' })]
    const cart = priceCart(ask({ lines, coupon: { ...tenOff, merchantId: '2' } }))
    expect(cart.lines.map((row) => row.discount)).toEqual([0, 10_000])
  })

  test('refuses a coupon below its minimum and says how much is missing', () => {
    const cart = priceCart(ask({ coupon: { ...tenOff, minCart: 150_000 } }))
    expect([cart.discount, cart.couponRefusal]).toEqual([0, 'Add ₹500 more to use TEN.'])
  })

  test('spends perks up to a fifth of the cart', () => {
    const cart = priceCart(ask({ perks: { balance: 90_000, use: true } }))
    expect(cart.applied).toEqual([{ label: 'Perks', amount: 20_000 }])
  })

  test('waives shipping with a free-shipping coupon, and takes nothing off the goods', () => {
    const free: Coupon = { ...tenOff, code: 'SHIP', kind: 'free_shipping', percent: 0, minCart: 50_000 }
    const cart = priceCart(ask({ coupon: free, lines: [one({ price: 60_000 })] }))
    expect([cart.shipping, cart.shippingWaived, cart.discount, cart.payable]).toEqual([0, 4_900, 0, 60_000])
    expect(priceCart(ask({ coupon: free, lines: [one({ price: 40_000 })] })).couponRefusal).toBe(
      'Add ₹100 more to use SHIP.',
    )
  })

  test('takes 5% off five pieces of one product', () => {
    expect(priceCart(ask({ lines: [one({ qty: 5 })] })).discount).toBe(25_000)
    expect(priceCart(ask({ lines: [one({ qty: 4 })] })).discount).toBe(0)
  })

  test('counts the sizes of a product together, and other products apart', () => {
    const sizes = [one({ id: 'a', qty: 3 }), one({ id: 'b', qty: 2 })]
    const cart = priceCart(ask({ lines: [...sizes, one({ id: 'c', productId: 'other', qty: 4 })] }))
    expect(cart.lines.map(({ discount }) => discount)).toEqual([15_000, 10_000, 0])
  })

  test('applies the online payment discount after tax', () => {
    const cart = priceCart(ask({ method: 'razorpay' }))
    expect([cart.goods, cart.paymentDiscount, cart.payable]).toEqual([100_000, 2_000, 98_000])
    expect(cart.tax).toBe(priceCart(ask()).tax)
  })
})
