import { promiseOf, whatNext } from './what-next.ts'

const underway = (state: string) => ({
  state,
  merchant: { name: 'Dilli Dyers' },
  expected_by: '2025-11-25',
  delivered_at: null,
  is_late: false,
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

test.each([
  ['shipped', 'Running late: it was promised by Tuesday, 25 November'],
  ['out_for_delivery', 'With you today'],
])('no longer promises a day that has passed for an order that is %s', (state, promise) => {
  expect(promiseOf({ ...underway(state), is_late: true })).toBe(promise)
})

test('says that a placed order waits for its merchant', () => {
  expect(whatNext(underway('placed'))).toBe('Waiting for Dilli Dyers to accept it.')
})
