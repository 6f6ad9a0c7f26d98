import { parseOpeningHours } from '@nukkad/contracts/opening-hours'
import { minuteOfWeek, openingHours, openNow } from './opening.ts'

/** A moment in the week of Monday 23 November 2026, Indian time. */
const on = (text: string) => new Date(`2026-11-${text}:00+05:30`)
const line = (hours: string, at: string) => openNow(parseOpeningHours(hours) ?? null, hours, on(at))

describe('openNow', () => {
  test('starts the week on Monday at midnight in India', () => {
    expect(minuteOfWeek(on('23T00:00'))).toBe(0)
    expect(minuteOfWeek(on('22T23:59'))).toBe(10_079)
    expect(minuteOfWeek(new Date('2026-11-22T18:30:00Z'))).toBe(0)
  })

  test.each([
    ['Daily 11 am – 11 pm', '23T10:59', false, 'Closed, opens at 11 am'],
    ['Daily 11 am – 11 pm', '23T11:00', true, 'Open, closes at 11 pm'],
    ['Daily 11 am – 11 pm', '23T22:59', true, 'Open, closes at 11 pm'],
    ['Daily 11 am – 11 pm', '23T23:00', false, 'Closed, opens tomorrow at 11 am'],
    ['Daily 6 pm – 12.30 am', '23T23:59', true, 'Open, closes at 12:30 am'],
    ['Daily 6 pm – 12.30 am', '24T00:00', true, 'Open, closes at 12:30 am'],
    ['Daily 6 pm – 12.30 am', '24T00:29', true, 'Open, closes at 12:30 am'],
    ['Daily 6 pm – 12.30 am', '24T00:30', false, 'Closed, opens at 6 pm'],
    ['Daily 6 pm – midnight', '23T23:59', true, 'Open, closes at midnight'],
    ['Daily 6 pm – midnight', '24T00:00', false, 'Closed, opens at 6 pm'],
    ['Sun 6 pm – 1 am', '23T00:30', true, 'Open, closes at 1 am'],
    ['Sun 6 pm – 1 am', '29T23:59', true, 'Open, closes at 1 am'],
    ['Sun 6 pm – 1 am', '23T01:00', false, 'Closed, opens on Sunday at 6 pm'],
    ['Closed Mon; else 9 am – 5 pm', '22T17:00', false, 'Closed, opens on Tuesday at 9 am'],
    ['Closed Mon; else 9 am – 5 pm', '23T12:00', false, 'Closed, opens tomorrow at 9 am'],
    ['24 hours', '23T00:00', true, 'Open all day, every day'],
  ])('reads %s at %s: %s, %s', (hours, at, isOpen, words) => {
    expect(line(hours, at)).toEqual({ isOpen, line: words })
  })

  test('says so when the hours are unknown or unparsed', () => {
    expect(openNow(null, null, on('23T12:00'))).toEqual({ isOpen: null, line: 'Hours not known, check before you go' })
    expect(openNow(null, 'When the kettle is on', on('23T12:00')).line).toBe('When the kettle is on')
    expect(openingHours(null, null, on('23T12:00')).week).toBeNull()
  })
})

describe('the weekly hours of a place', () => {
  const weekOf = (hours: string) => openingHours(parseOpeningHours(hours) ?? null, hours, on('29T12:00')).week ?? []

  test('count hours after midnight to the evening before, also across the end of the week', () => {
    const days = weekOf('Daily 6 pm – 1 am')
    expect(days.map(({ text }) => text)).toEqual(Array.from({ length: 7 }, () => '6 pm – 1 am'))
    expect(days[6]).toMatchObject({ isToday: true, ranges: [{ opens: '18:00', closes: '01:00' }] })
  })

  test('show closed days, whole days and two ranges a day', () => {
    expect(
      weekOf('Closed Mon; else 9 am – noon, 4 pm – 8 pm')
        .slice(0, 2)
        .map(({ text }) => text),
    ).toEqual(['Closed', '9 am – noon, 4 pm – 8 pm'])
    expect(weekOf('24 hours').every(({ text }) => text === 'Open all day')).toBe(true)
  })
})
