import { priceLine } from './price-line.ts'

const day = (of: number) => new Date(Date.UTC(2026, 8, of)).toISOString()
const history = (...prices: [number, number | null][]) => ({
  from: day(1),
  to: day(91),
  prices: prices.map(([of, price]) => ({ since: day(of), price })),
})

describe('the line of prices', () => {
  test('is level from each change to the next, the highest price above', () => {
    expect(priceLine(history([1, 1000], [46, 800]))).toEqual({
      path: 'M0 8H160L160 112H320',
      lowest: 800,
      highest: 1000,
    })
  })

  test('has a gap while the product was not on sale, and begins where prices are known', () => {
    expect(priceLine(history([16, 1000], [31, null], [61, 500]))?.path).toBe('M53.3 8H106.7M213.3 112H320')
  })

  test('is in the middle for a single price, and missing without one', () => {
    expect(priceLine(history([1, 700]))?.path).toBe('M0 60H320')
    expect(priceLine(history([1, null]))).toBeUndefined()
    expect(priceLine(history())).toBeUndefined()
  })
})
