import { clockIn, clockInWords } from './clock.ts'

test.each([
  ['7.30 pm', '19:30'],
  ['7:30pm', '19:30'],
  ['7 PM', '19:00'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['1930', '19:30'],
  ['19:30', '19:30'],
  ['9', '09:00'],
])('reads %s as %s', (typed, clock) => expect(clockIn(typed)).toBe(clock))

test.each(['25:00', '7:75', '13 pm', '0 am', 'evening', ''])('rejects %s as a time', (typed) =>
  expect(clockIn(typed)).toBeUndefined(),
)

test('shows times with am and pm', () => {
  expect(['00:05', '12:00', '19:30'].map(clockInWords)).toEqual(['12:05 am', '12:00 pm', '7:30 pm'])
})
