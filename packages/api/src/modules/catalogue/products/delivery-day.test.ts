import fc from 'fast-check'
import { dayAfterWorkingDays, dayOfDelivery, dayOfDispatch, workingDaysUntil } from './delivery-day.ts'

const day = (date: string) => new Date(`${date}T09:00:00+05:30`)
/** 2026-12-06 is a Sunday. */
const wedding = { from: '2026-12-01', until: '2026-12-05' }
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
const dates = moments.map((date) => date.toISOString().slice(0, 10))
const absences = fc.tuple(dates, dates).map(([one, other]) => ({
  from: one < other ? one : other,
  until: one < other ? other : one,
}))
const days = fc.integer({ min: 0, max: 60 })

describe('days of dispatch and delivery', () => {
  test('count the days of preparation before an absence, and the rest after it', () => {
    // Saturday, Monday; away from Tuesday to Saturday; Monday.
    expect(dayOfDispatch(day('2026-11-27'), { ready: 3, away: wedding })).toBe('2026-12-07')
    expect(dayOfDispatch(day('2026-11-27'), { ready: 2, away: wedding })).toBe('2026-11-30')
  })

  test('let what is ready wait for the first working day after the return', () => {
    expect(dayOfDispatch(day('2026-12-01'), { ready: 0, away: wedding })).toBe('2026-12-07')
    expect(dayOfDispatch(day('2026-12-05'), { ready: 0, away: wedding })).toBe('2026-12-07')
    expect(dayOfDispatch(day('2026-12-07'), { ready: 0, away: wedding })).toBe('2026-12-07')
  })

  test('change at midnight in India, whatever the day elsewhere', () => {
    const lastMinute = new Date('2026-11-30T23:59:30+05:30')
    expect(dayOfDispatch(lastMinute, { ready: 0, away: wedding })).toBe('2026-11-30')
    expect(dayOfDispatch(new Date(lastMinute.getTime() + 60_000), { ready: 0, away: wedding })).toBe('2026-12-07')
  })

  test('do not stop parcels that are on the road', () => {
    expect(dayOfDelivery(day('2026-11-27'), { ready: 2, road: 3, away: wedding })).toBe('2026-12-03')
  })

  test('are as without an absence when there is none', () => {
    fc.assert(
      fc.property(moments, days, days, (now, ready, road) => {
        expect(dayOfDelivery(now, { ready, road, away: null })).toBe(dayAfterWorkingDays(now, ready + road))
      }),
    )
  })

  test('never promise a dispatch while the maker is away, nor an earlier day because of it', () => {
    fc.assert(
      fc.property(moments, days, days, absences, (now, ready, road, away) => {
        const leaves = dayOfDispatch(now, { ready, away })
        expect(away.from <= leaves && leaves <= away.until).toBe(false)
        expect(dayOfDelivery(now, { ready, road, away }) >= dayAfterWorkingDays(now, ready + road)).toBe(true)
      }),
    )
  })

  test('are counted back: as many working days from now lead to the same day', () => {
    fc.assert(
      fc.property(moments, days, absences, (now, ready, away) => {
        const by = dayOfDelivery(now, { ready, road: 1, away })
        expect(dayAfterWorkingDays(now, workingDaysUntil(now, by))).toBe(by)
      }),
    )
  })
})
