import { heroLine } from './hero-line.ts'

const jazz = { title: 'Jazz under the neem', venue: 'Lodhi Garden' }
const at = (starts: string) => [{ ...jazz, starts }]

test.each([
  ['2026-11-24T14:30:00Z', '2026-11-24T12:00:00Z', 'Today at 8 pm: Jazz under the neem, Lodhi Garden.'],
  ['2026-11-25T14:30:00Z', '2026-11-24T12:00:00Z', 'Tomorrow at 8 pm: Jazz under the neem, Lodhi Garden.'],
  // Half past midnight in India is the next day there, though not in London.
  ['2026-11-24T19:00:00Z', '2026-11-24T18:00:00Z', 'Tomorrow at 12:30 am: Jazz under the neem, Lodhi Garden.'],
  ['2026-11-28T14:30:00Z', '2026-11-24T12:00:00Z', 'Saturday 28 November, 8 pm: Jazz under the neem, Lodhi Garden.'],
])('an event at %s, seen at %s, makes the hero line “%s”', (starts, now, words) => {
  expect(heroLine(at(starts), new Date(now))).toBe(words)
})

test('the hero line leaves out events that have begun, and is undefined without upcoming ones', () => {
  const later = { title: 'Night walk', venue: '', starts: '2026-11-25T14:30:00Z' }
  const now = new Date('2026-11-24T15:00:00Z')
  expect(heroLine([...at('2026-11-24T14:30:00Z'), later], now)).toBe('Tomorrow at 8 pm: Night walk.')
  expect(heroLine(at('2026-11-24T14:30:00Z'), now)).toBeUndefined()
})
