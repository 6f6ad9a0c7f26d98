import { isGstin } from '@nukkad/contracts/gstin'
import { merchants } from './merchants.ts'
import { sellerOf } from './sellers.ts'

describe('demo sellers', () => {
  test('have unique tax numbers and an address in their state', () => {
    const sellers = merchants.map(sellerOf)
    expect(new Set(sellers.map(({ gstin }) => gstin)).size).toBe(merchants.length)
    for (const { gstin, legalName, line1, line2, state, pincode } of sellers) {
      expect(gstin).toMatch(/^(07|19|27|29|30|33|36)[A-Z]{3}P[A-Z]\d{4}[A-Z]1Z[0-9A-Z]$/)
      expect([gstin, isGstin(gstin)]).toEqual([gstin, true])
      expect([legalName, line1, line2, state].every((text) => text.length > 2)).toBe(true)
      expect(pincode).toMatch(/^[1-9]\d{5}$/)
    }
  })
})
