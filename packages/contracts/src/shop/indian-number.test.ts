import fc from 'fast-check'
import { indianNumber } from './indian-number.ts'

test('indianNumber formats integers like Intl for India', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(indianNumber(value)).toBe(value.toLocaleString('en-IN'))
    }),
  )
})

test('indianNumber formats paise like Intl for India', () => {
  const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
      expect(indianNumber(paise / 100, 2)).toBe(exact.format(paise / 100))
    }),
  )
})
