import { promiseOf, whatNext } from './what-next.ts'

const underway = (state: string) => ({
  state,
  merchant: { name: 'Dilli Dyers' },
  expected_by: '2025-11-25',
  delivered_at: null,
})

test.each([
  ['placed', 'With you by Tuesday, 25 November'],
  ['shipped', 'With you by Tuesday, 25 November'],
  ['out_for_delivery', 'With you today'],
  ['delivery_failed', null],
  ['delivered', null],
])('promises the delivery of an order that is %s only once: %p', (state, promise) => {
  expect(promiseOf(underway(state))).toBe(promise)
  expect(whatNext(underway(state))).not.toMatch(/today|by Tuesday/)
})

test('says that a placed order waits for its merchant', () => {
  expect(whatNext(underway('placed'))).toBe('Waiting for Dilli Dyers to accept it.')
})
