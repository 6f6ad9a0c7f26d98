/** @jest-environment node */
import { onceQuiet } from './once-quiet.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('runs once after calls have been quiet for long enough', () => {
  let runs = 0
  const call = onceQuiet(10_000, () => {
    runs += 1
  })
  for (let n = 0; n < 5; n++) {
    call()
    jest.advanceTimersByTime(9_000)
  }
  expect(runs).toBe(0)
  jest.advanceTimersByTime(1_000)
  expect(runs).toBe(1)
  call()
  jest.advanceTimersByTime(10_000)
  expect(runs).toBe(2)
})
