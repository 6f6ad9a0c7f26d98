import { dayInIndia } from '@nukkad/contracts/indian-time'
import fc from 'fast-check'
import { daysAfter, dueOn, everyWords } from './cycle-dates.ts'

const monthly = { unit: 'month', count: 1 } as const

test('dueOn moves from the last day of January to the last of February and 31 March', () => {
  expect([0, 1, 2, 3].map((slot) => dueOn('2026-01-31', monthly, slot))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ])
  expect(dueOn('2028-01-31', monthly, 1)).toBe('2028-02-29')
  expect(dueOn('2026-11-30', { unit: 'month', count: 3 }, 1)).toBe('2027-02-28')
})

test('dueOn counts weeks as seven days, across years', () => {
  expect(dueOn('2026-12-28', { unit: 'week', count: 2 }, 1)).toBe('2027-01-11')
})

test('dayInIndia starts the day at midnight in India', () => {
  expect(dayInIndia(new Date('2026-01-30T18:29:59Z'))).toBe('2026-01-30')
  expect(dayInIndia(new Date('2026-01-30T18:30:00Z'))).toBe('2026-01-31')
})

test('dueOn never skips a month', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((count) => daysAfter('2024-01-01', count))
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), fc.nat(40), (first, count, slot) => {
      const [one, next] = [slot, slot + 1].map((at) => dueOn(first, { unit: 'month', count }, at))
      const months = (text = '') => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      expect(months(next) - months(one)).toBe(count)
    }),
  )
})

test('everyWords names intervals in words', () => {
  expect([everyWords(monthly), everyWords({ unit: 'week', count: 2 })]).toEqual(['every month', 'every 2 weeks'])
})
