import { screen as page, render } from '@testing-library/react'
import { givenCart } from '../cart/cart.given.ts'
import { Bill } from './bill.tsx'
import { hasProductDiscount } from './product-discount.ts'

const reduced = (labels: readonly string[], coupon_code: string | null = null) => {
  const cart = givenCart({ applied_discounts: labels.map((label) => ({ label, amount: 20 })) })
  return { ...cart, totals: { ...cart.totals, coupon_code, total_savings: 140 } }
}
const ofProducts = '5% off on 5 or more of one product'

describe('product discount', () => {
  test.each([
    ['a multi-buy offer', [ofProducts], null, true],
    ['a multi-buy offer next to perks and a coupon', ['LOKAL100', ofProducts, 'Perks'], 'LOKAL100', true],
    ['a coupon that is not the applied one', ['DIWALI'], 'LOKAL100', true],
    ['no discount', [], null, false],
    ['perks in any spelling', ['Perks', 'PERKS of yours'], null, false],
    ['a discount for online payment', ['Rs 20 off on online payment'], null, false],
    ['the applied coupon in any letter case', ['Coupon LOKAL100'], 'lokal100', false],
  ])('is recognised correctly for %s', (_what, labels, code, is) => {
    expect(hasProductDiscount(reduced(labels, code))).toBe(is)
  })

  test('is named in the savings line of the bill only when there is one', () => {
    const { rerender } = render(<Bill cart={reduced([ofProducts, 'Perks'])} />)
    expect(page.getByText('You save ₹140 in all, with an offer on what is in your bag.')).toBeTruthy()

    rerender(<Bill cart={reduced(['Rs 20 off on online payment', 'Perks'])} />)
    expect(page.getByText('You save ₹140 in all.')).toBeTruthy()
  })
})
