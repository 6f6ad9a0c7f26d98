import { renderHook } from '@testing-library/react'
import { useGatewayWindow } from './use-gateway-window.ts'

const givenWindow = () => ({ end: new Promise<never>(() => {}), close: jest.fn() })

test('a window goes when its screen goes, and none is wanted after that', () => {
  const { result, unmount } = renderHook(() => useGatewayWindow())
  const shown = givenWindow()
  expect(result.current.isHere()).toBe(true)
  result.current.opened(shown)
  unmount()
  expect(shown.close).toHaveBeenCalledTimes(1)
  expect(result.current.isHere()).toBe(false)
})

test('a window that has ended is not closed once more', () => {
  const { result, unmount } = renderHook(() => useGatewayWindow())
  const shown = givenWindow()
  result.current.opened(shown)
  result.current.opened(undefined)
  result.current.close()
  unmount()
  expect(shown.close).not.toHaveBeenCalled()
})
