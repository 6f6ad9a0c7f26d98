import { promiseOf, setbackOf, whatNext } from './what-next.ts'

const underway = (state: string) => ({
  state,
  merchant: { name: 'Dilli Dyers' },
  deliver_on: null,
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

describe('setbackOf', () => {
  const at = '2025-11-22T10:00:00.000Z'
  const events = [
    { at, text: 'Order placed' },
    { at, text: 'Cancelled by Dilli Dyers: The last piece had a torn seam' },
    { at, text: '₹1,499 refunded' },
  ]
  test('says why an order was cancelled', () => {
    expect(setbackOf({ state: 'cancelled', events })).toBe('Cancelled by Dilli Dyers: The last piece had a torn seam')
  })

  test.each([
    ['no reason was given', 'cancelled', [{ at, text: 'Cancelled by you' }]],
    ['it goes on', 'packed', events],
  ])('says nothing when %s', (_, state, history) => {
    expect(setbackOf({ state, events: history })).toBeNull()
  })
})
