import { whenTouched, whenTouchedOrAtLast } from './first-touch.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each(['pointerdown', 'keydown', 'scroll'])('runs once after the first %s, in a later task', (move) => {
  const run = jest.fn()
  whenTouched(window, run)
  window.dispatchEvent(new Event(move))
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  for (const other of ['pointerdown', 'keydown', 'scroll']) window.dispatchEvent(new Event(other))
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

test('runs after a rest period when the page is not touched', () => {
  const run = jest.fn()
  whenTouchedOrAtLast(window, run)
  jest.advanceTimersByTime(4_000)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2_000)
  expect(run).toHaveBeenCalledTimes(1)
})
