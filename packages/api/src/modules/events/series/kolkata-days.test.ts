import { indianMidnight } from '@nukkad/contracts/indian-time'
import { both, hourOf, momentInWords, spanBetween, spanOf } from './kolkata-days.ts'

const at = (text: string) => new Date(text)

describe('days in India', () => {
  test('start at midnight in India, 18:30 UTC', () => {
    expect(indianMidnight(at('2026-11-21T18:29:59Z')).toISOString()).toBe('2026-11-20T18:30:00.000Z')
    expect(indianMidnight(at('2026-11-21T18:30:00Z')).toISOString()).toBe('2026-11-21T18:30:00.000Z')
  })

  test('treat a late evening as today until midnight, and as tomorrow before it', () => {
    const before = spanOf('today', at('2026-11-21T18:29:00Z'))
    const after = spanOf('today', at('2026-11-21T18:31:00Z'))
    expect(before.to).toEqual(after.from)
    expect(spanOf('tomorrow', at('2026-11-21T18:29:00Z'))).toEqual(after)
  })

  test.each([
    ['Wednesday', '2026-11-18T06:00:00Z', '2026-11-20T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    ['Saturday', '2026-11-21T06:00:00Z', '2026-11-20T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
    ['Sunday', '2026-11-22T06:00:00Z', '2026-11-21T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
  ])('take for a %s the current or next weekend', (_, now, from, to) => {
    const { from: first, to: last } = spanOf('weekend', at(now))
    expect([first?.toISOString(), last?.toISOString()]).toEqual([from, to])
  })

  test('include both days of a range, and refuse an invalid date or order', () => {
    const span = spanBetween('2026-11-21', '2026-11-21')
    expect(Number(span.to) - Number(span.from)).toBe(86_400_000)
    expect(() => spanBetween('2026-02-30', undefined)).toThrow('from is not a valid date')
    expect(() => spanBetween('2026-11-22', '2026-11-21')).toThrow(/before/)
    expect(both(span, { from: null, to: null })).toEqual(span)
  })

  test('are formatted in words', () => {
    expect(hourOf(at('2026-11-21T14:30:00Z'))).toBe('8 pm')
    expect(hourOf(at('2026-11-21T01:00:00Z'))).toBe('6:30 am')
    expect(momentInWords(at('2026-11-28T14:30:00Z'))).toBe('Saturday 28 November, 8 pm')
  })
})
