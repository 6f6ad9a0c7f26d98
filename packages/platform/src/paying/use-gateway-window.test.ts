import { renderHook } from '@testing-library/react'
import { useGatewayWindow } from './use-gateway-window.ts'

const givenWindow = () => ({ end: new Promise<never>(() => {}), close: jest.fn() })

test('closes its window on unmount and reports that the screen is gone', () => {
  const { result, unmount } = renderHook(() => useGatewayWindow())
  const shown = givenWindow()
  expect(result.current.isHere()).toBe(true)
  result.current.opened(shown)
  unmount()
  expect(shown.close).toHaveBeenCalledTimes(1)
  expect(result.current.isHere()).toBe(false)
})

test('does not close a window that has already ended', () => {
  const { result, unmount } = renderHook(() => useGatewayWindow())
  const shown = givenWindow()
  result.current.opened(shown)
  result.current.opened(undefined)
  result.current.close()
  unmount()
  expect(shown.close).not.toHaveBeenCalled()
})
