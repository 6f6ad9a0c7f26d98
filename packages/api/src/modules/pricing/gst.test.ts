import fc from 'fast-check'
import { inclusiveGst, taxOf } from './gst.ts'
import { multiplyDivide } from './money.ts'

const gross = fc.integer({ min: 0, max: 50_000_000_000 })
const percent = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40)

describe('inclusiveGst', () => {
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
        const rate = Math.round(percent * 100)
        const once = multiplyDivide(gross, rate, 10_000 + rate)
        expect(Math.abs(taxOf(inclusiveGst(gross, percent, false)) - once)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('gives an even tax where the whole would be odd: 11 paise at 5 percent contain none', () => {
    expect(inclusiveGst(11, 5, false)).toEqual({ percent: 5, taxable: 11, cgst: 0, sgst: 0, igst: 0 })
    expect(multiplyDivide(11, 500, 10_500)).toBe(1)
  })
})
