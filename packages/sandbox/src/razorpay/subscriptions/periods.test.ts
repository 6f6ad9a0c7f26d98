import type { PlanEntity } from '../subscription-entities.ts'
import { periodStart } from './periods.ts'

const plan = (period: PlanEntity['period'], interval = 1): PlanEntity => ({
  id: 'plan_1',
  entity: 'plan',
  period,
  interval,
  notes: [],
  created_at: 0,
  item: { name: 'Chai', amount: 29_900, unit_amount: 29_900, currency: 'INR' },
})
const seconds = (text: string) => Date.parse(text) / 1000
const words = (at: number) => new Date(at * 1000).toISOString()

test('periodStart uses the last day of shorter months in India, and returns to the day', () => {
  // 01:30 on 31 January in India is still the 30th in UTC.
  const anchor = seconds('2026-01-30T20:00:00Z')
  expect([0, 1, 2].map((number) => words(periodStart(anchor, plan('monthly'), number)))).toEqual([
    '2026-01-30T20:00:00.000Z',
    '2026-02-27T20:00:00.000Z',
    '2026-03-30T20:00:00.000Z',
  ])
})

test('periodStart counts weeks as seven days', () => {
  const anchor = seconds('2026-01-30T20:00:00Z')
  expect(words(periodStart(anchor, plan('weekly', 2), 1))).toBe('2026-02-13T20:00:00.000Z')
})
