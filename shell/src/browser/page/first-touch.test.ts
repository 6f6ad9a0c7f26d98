import { whenTouched, whenTouchedOrAtLast } from './first-touch.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each(['pointerdown', 'keydown', 'scroll'])('the first %s is heard once, after what it does itself', (move) => {
  const run = jest.fn()
  whenTouched(window, run)
  window.dispatchEvent(new Event(move))
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  for (const other of ['pointerdown', 'keydown', 'scroll']) window.dispatchEvent(new Event(other))
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

test('a page that nobody touches waits until it has been at rest for a while', () => {
  const run = jest.fn()
  whenTouchedOrAtLast(window, run)
  jest.advanceTimersByTime(4_000)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2_000)
  expect(run).toHaveBeenCalledTimes(1)
})
