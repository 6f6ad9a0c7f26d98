import { openingHours } from './opening-hours.ts'

const open = { opens: '10:30', closes: '19:00' }
const week = [open, null, open, open, open, open, null]
/** Indian time; 2026-11-16 is a Monday. */
const at = (day: number, time: string) => openingHours(week, new Date(`2026-11-${15 + day}T${time}:00+05:30`))

describe('opening hours of a store', () => {
  test.each([
    [1, '10:29', false, 'Closed, opens at 10:30 am'],
    [1, '10:30', true, 'Open until 7 pm'],
    [1, '18:59', true, 'Open until 7 pm'],
    [1, '19:00', false, 'Closed, opens on Wednesday at 10:30 am'],
    [2, '12:00', false, 'Closed, opens tomorrow at 10:30 am'],
    [6, '20:00', false, 'Closed, opens on Monday at 10:30 am'],
  ])('are correct on day %i at %s', (day, time, isOpenNow, openText) => {
    expect(at(day, time)).toMatchObject({ isOpenNow, openText })
  })

  test('list every day, Monday first, with null on closed days', () => {
    const { hours } = at(1, '12:00')
    expect(hours.map(({ name }) => name)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(hours[1]).toEqual({ day: 2, name: 'Tuesday', opens: null, closes: null })
  })

  test('say closed for now when the store never opens', () => {
    expect(openingHours([], new Date()).openText).toBe('Closed for now')
  })
})
