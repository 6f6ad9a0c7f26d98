import { formatCount } from './format-count.ts'
import { formatDateRange, formatDay, formatLongDay, isRecent } from './format-date.ts'
import { formatRupees } from './format-money.ts'

test.each([
  [1499, '₹1,499'],
  [124999, '₹1,24,999'],
  [99.5, '₹99.50'],
  [0, '₹0'],
  [-250, '−₹250'],
  [0.1 + 0.2, '₹0.30'],
])('formats %p rupees as %s', (rupees, text) => expect(formatRupees(rupees)).toBe(text))

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1234, '1.2K'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [3_400_000, '3.4M'],
])('formats a count of %p as %s', (count, text) => expect(formatCount(count)).toBe(text))

describe('date formatting', () => {
  const now = '2026-11-21T06:00:00Z'

  test('uses the Indian day wherever the page is rendered', () => {
    expect(formatDay('2026-11-23T20:00:00Z', now)).toBe('Tue, 24 Nov')
  })

  test('adds the year when it is another one', () => {
    expect(formatDay('2027-01-02T06:00:00Z', now)).toBe('2 Jan 2027')
  })

  test('returns an empty text for an invalid date', () => {
    expect(formatDay('soon', now)).toBe('')
    expect(formatLongDay('soon')).toBe('')
  })

  test('writes a date or a moment in full words', () => {
    expect(formatLongDay('2026-11-24')).toBe('Tuesday, 24 November')
    expect(formatLongDay('2026-11-23T20:00:00Z')).toBe('Tuesday, 24 November')
  })

  test('shows the start time of a range within one day', () => {
    expect(formatDateRange('2026-11-24T14:00:00Z', '2026-11-24T16:30:00Z', now)).toBe('Starts at 7:30 pm')
  })

  test('shows both days of a range that crosses midnight in India', () => {
    expect(formatDateRange('2026-11-24T14:00:00Z', '2026-11-24T20:00:00Z', now)).toBe('Tue, 24 Nov to Wed, 25 Nov')
  })
})

test.each([
  [0, true],
  [119_000, true],
  [121_000, false],
  [-5_000, false],
])('treats something %p ms ago as recent: %p', (age, recent) => {
  const now = Date.UTC(2026, 10, 21)
  expect(isRecent(now - age, now)).toBe(recent)
})
