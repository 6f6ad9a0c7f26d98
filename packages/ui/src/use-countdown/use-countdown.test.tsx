import { act, renderHook } from '@testing-library/react'
import { useCountdown } from './use-countdown.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test('counts seconds down to zero and can be restarted', () => {
  const { result } = renderHook(() => useCountdown(3))
  expect(result.current[0]).toBe(3)
  pass(1)
  expect(result.current[0]).toBe(2)
  pass(5)
  expect(result.current[0]).toBe(0)
  act(() => result.current[1](30))
  expect(result.current[0]).toBe(30)
  pass(10)
  expect(result.current[0]).toBe(20)
})

test('catches up after the device slept', () => {
  const { result } = renderHook(() => useCountdown(60))
  jest.setSystemTime(Date.now() + 45_000)
  pass(1)
  expect(result.current[0]).toBe(14)
})

test('stops its timer at zero', () => {
  renderHook(() => useCountdown(2))
  pass(3)
  expect(jest.getTimerCount()).toBe(0)
})
