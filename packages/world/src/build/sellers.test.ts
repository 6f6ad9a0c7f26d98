import { merchants } from './merchants.ts'
import { gstinCheck, sellerOf } from './sellers.ts'

describe('demo sellers', () => {
  test('gstinCheck computes the official check character', () => {
    // Published numbers of real companies.
    expect(gstinCheck('27AAPFU0939F1Z')).toBe('V')
    expect(gstinCheck('29AAGCB7383J1Z')).toBe('4')
  })

  test('have unique tax numbers and an address in their state', () => {
    const sellers = merchants.map(sellerOf)
    expect(new Set(sellers.map(({ gstin }) => gstin)).size).toBe(merchants.length)
    for (const { gstin, legalName, line1, line2, state, pincode } of sellers) {
      expect(gstin).toMatch(/^(07|19|27|29|30|33|36)[A-Z]{3}P[A-Z]\d{4}[A-Z]1Z[0-9A-Z]$/)
      expect(gstin.at(-1)).toBe(gstinCheck(gstin.slice(0, 14)))
      expect([legalName, line1, line2, state].every((text) => text.length > 2)).toBe(true)
      expect(pincode).toMatch(/^[1-9]\d{5}$/)
    }
  })
})
