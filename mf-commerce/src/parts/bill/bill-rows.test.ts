import fc from 'fast-check'
import { givenCart } from '../cart/cart.given.ts'
import { billRows } from './bill-rows.ts'

const paise = (most: number) => fc.integer({ min: 0, max: most })

describe('bill rows', () => {
  test('add up to the price paid, to the paisa', () => {
    fc.assert(
      fc.property(
        paise(9_000_000_00),
        paise(1_000_00),
        fc.array(paise(500_00), { maxLength: 3 }),
        paise(99_00),
        (price, savings, discounts, shipping) => {
          const off = discounts.reduce((sum, each) => sum + each, 0)
          const cart = givenCart({
            applied_discounts: discounts.map((amount, at) => ({ label: `Offer ${at}`, amount: amount / 100 })),
          })
          const totals = {
            ...cart.totals,
            bag_total: (price + savings) / 100,
            bag_savings: savings / 100,
            shipping_charges: shipping / 100,
            price_paid: (price - off + shipping) / 100,
          }
          const sum = billRows({ ...cart, totals }).reduce((all, row) => all + Math.round(row.amount * 100), 0)
          expect(sum).toBe(Math.round(totals.price_paid * 100))
        },
      ),
    )
  })

  test('say that delivery is free rather than ₹0', () => {
    expect(billRows(givenCart()).at(-1)).toMatchObject({ label: 'Delivery', text: 'Free' })
  })
})
