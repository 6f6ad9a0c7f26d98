import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { inclusiveGst, taxOf } from './gst.ts'
import { multiplyDivide } from './money.ts'

const gross = fc.integer({ min: 0, max: 50_000_000_000 })
const products = readFileSync(path.join(import.meta.dirname, '../../../schema/tables/catalogue/product.sql'), 'utf8')
/** The rates that the table of products allows. */
const rates =
  /product__gst check \(gst_rate = any \(array\[([\d, ]+)\]/.exec(products)?.[1]?.split(', ').map(Number) ?? []
const percent = fc.constantFrom(...rates)

describe('inclusiveGst', () => {
  test('is checked at every rate that a product may have', () => expect(rates).toContain(40))

  test('gives the same tax to the paisa within a state and between two', () => {
    fc.assert(
      fc.property(gross, percent, (gross, percent) => {
        const [near, far] = [inclusiveGst(gross, percent, true), inclusiveGst(gross, percent, false)]
        expect(far).toEqual({ percent, taxable: near.taxable, cgst: 0, sgst: 0, igst: near.cgst + near.sgst })
        expect(near.cgst).toBe(near.sgst)
        expect(near.taxable + taxOf(near)).toBe(gross)
      }),
    )
  })

  test('is at most a paisa off the whole tax rounded once', () => {
    fc.assert(
      fc.property(gross, percent, (gross, percent) => {
        const once = multiplyDivide(gross, percent, 100 + percent)
        expect(Math.abs(taxOf(inclusiveGst(gross, percent, false)) - once)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('gives an even tax where the whole would be odd: 11 paise at 5 percent contain none', () => {
    expect(inclusiveGst(11, 5, false)).toEqual({ percent: 5, taxable: 11, cgst: 0, sgst: 0, igst: 0 })
    expect(multiplyDivide(11, 5, 105)).toBe(1)
  })
})
