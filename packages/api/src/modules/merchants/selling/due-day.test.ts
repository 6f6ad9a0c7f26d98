import { dayInIndia } from '@nukkad/contracts/indian-time'
import fc from 'fast-check'
import { dueDay, lateBefore } from './due-day.ts'

test('a call is due on the third working day after the request, Sundays not counted', () => {
  expect(dueDay(new Date('2026-11-27T10:00:00+05:30'))).toBe('2026-12-01')
  expect(dueDay(new Date('2026-11-30T23:59:00+05:30'))).toBe('2026-12-03')
})

test('requests from before a moment are exactly those whose day has passed', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 12 * 24 * 60 }), (askedAt, minutes) => {
      const now = new Date(askedAt.getTime() + minutes * 60_000)
      expect(askedAt < lateBefore(now)).toBe(dueDay(askedAt) < dayInIndia(now))
    }),
  )
})
