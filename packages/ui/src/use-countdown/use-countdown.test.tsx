import { act, renderHook } from '@testing-library/react'
import { useCountdown } from './use-countdown.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test('seconds run down to none, and run again when it is started again', () => {
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

test('a phone that slept has not stopped it', () => {
  const { result } = renderHook(() => useCountdown(60))
  jest.setSystemTime(Date.now() + 45_000)
  pass(1)
  expect(result.current[0]).toBe(14)
})

test('at the end nothing ticks any more', () => {
  renderHook(() => useCountdown(2))
  pass(3)
  expect(jest.getTimerCount()).toBe(0)
})
