import fc from 'fast-check'
import { indianClockTime, indianDay, indianDayParts } from './indian-day-words.ts'

const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('indianDay has the same words as Intl', () => {
  const ofDay = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  fc.assert(
    fc.property(moments, (at) => {
      const said = Object.fromEntries(ofDay.formatToParts(at).map(({ type, value }) => [type, value]))
      const { weekday, day, month, year } = indianDay(at)
      expect([weekday, String(day), month, String(year)]).toEqual([said.weekday, said.day, said.month, said.year])
    }),
  )
})

test('indianDayParts and indianClockTime match Intl, except for Sep', () => {
  const ofDay = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const ofTime = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
  fc.assert(
    fc.property(moments, (at) => {
      const said = Object.fromEntries(ofDay.formatToParts(at).map(({ type, value }) => [type, value]))
      const { weekday, day, month, year } = indianDayParts(at)
      expect([weekday, String(day), month, String(year)]).toEqual([
        said.weekday,
        said.day,
        said.month?.replace('Sept', 'Sep'),
        said.year,
      ])
      expect(indianClockTime(at)).toBe(
        ofTime
          .format(at)
          .replace(/[\u202f\u00a0]/g, ' ')
          .toLowerCase(),
      )
    }),
  )
})
