import { financialYear, invoiceNumber } from './financial-year.ts'

test.each([
  ['2027-03-31T18:29:59Z', 2026],
  // Midnight in India, still March in London.
  ['2027-03-31T18:30:00Z', 2027],
  ['2027-04-15T00:00:00Z', 2027],
  ['2027-01-01T00:00:00Z', 2026],
])('financialYear puts %s in the year that began in %i', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('invoiceNumber contains kind and year and has at most sixteen characters', () => {
  expect(invoiceNumber('invoice', 2026, 42)).toBe('NK/26-27/000042')
  expect(invoiceNumber('credit_note', 2099, 7)).toBe('CN/99-00/000007')
  expect(invoiceNumber('invoice', 2026, 9_999_999)).toHaveLength(16)
})
