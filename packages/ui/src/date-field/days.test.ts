import { addMonths, dayIn, inWords, todayInIndia, weeksOf } from './days.ts'

const today = '2026-11-22'

test.each([
  ['27 Nov 2026', '2026-11-27'],
  ['27 november', '2026-11-27'],
  ['27/11/26', '2026-11-27'],
  ['27.11.', '2026-11-27'],
  ['5/1', '2027-01-05'],
  ['1st Dec', '2026-12-01'],
  ['2026-11-27', '2026-11-27'],
])('reads %s as %s, day first and in the next matching year', (typed, day) => {
  expect(dayIn(typed, today)).toBe(day)
})

test.each(['31 Feb 2026', '11/27/2026', 'tomorrow', '27', '0/5/2026', '99999-01-01'])('rejects %s', (typed) =>
  expect(dayIn(typed, today)).toBeUndefined(),
)

test('adds months, clamping to the last day of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2026-11-27', 2)).toBe('2027-01-27')
})

test('starts weeks on Sunday', () => {
  expect(weeksOf('2026-11-22').map((week) => week[0])).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ])
})

test('uses the Indian date for today and writes a day in words', () => {
  expect(todayInIndia(Date.parse('2026-11-22T19:00:00Z'))).toBe('2026-11-23')
  expect(inWords('2026-11-03')).toBe('3 November 2026')
})
