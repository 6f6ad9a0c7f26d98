import fc from 'fast-check'
import { atIndianClock, dayInIndia, indianClock, indianMidnight, minuteInIndia, momentInIndia } from './indian-time.ts'

const zone = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('dayInIndia and minuteInIndia match the zone Asia/Kolkata', () => {
  fc.assert(
    fc.property(moments, (at) => {
      const parts = Object.fromEntries(zone.formatToParts(at).map(({ type, value }) => [type, value]))
      const day = `${parts.year}-${parts.month}-${parts.day}`
      expect(dayInIndia(at)).toBe(day)
      expect(minuteInIndia(at)).toBe(`${day}T${parts.hour}:${parts.minute}`)
    }),
  )
})

test('atIndianClock inverts indianClock, and indianMidnight starts the day', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: -400, max: 400 }), (at, days) => {
      expect(atIndianClock(indianClock(at))).toEqual(at)
      const midnight = indianMidnight(at)
      expect(momentInIndia(dayInIndia(at))).toEqual(midnight)
      expect(at.getTime() - midnight.getTime()).toBeGreaterThanOrEqual(0)
      expect(at.getTime() - midnight.getTime()).toBeLessThan(86_400_000)
      expect(indianMidnight(at, days).getTime() - midnight.getTime()).toBe(days * 86_400_000)
    }),
  )
})

test.each(['2026-02-30', '2026-13-01', 'tomorrow', '', '2026-12-24T25:00', '2026-12-24T18:00+02:00'])(
  'momentInIndia does not parse %p',
  (text) => {
    expect(momentInIndia(text)).toBeUndefined()
  },
)
test('momentInIndia reads a minute in India as UTC plus five and a half hours', () => {
  expect(momentInIndia('2026-12-24T18:00')).toEqual(new Date('2026-12-24T12:30:00Z'))
})
