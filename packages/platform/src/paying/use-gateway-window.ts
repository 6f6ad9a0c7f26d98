import { useEffect, useRef } from 'react'
import type { OpenWindow } from './gateway-window.ts'

/**
 * The gateway window of one screen. It closes with the screen, on Back too, and the server is still asked for the
 * outcome; none may be opened once `isHere()` is false.
 */
export function useGatewayWindow() {
  const open = useRef<OpenWindow>(undefined)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      open.current?.close()
    }
  }, [])
  return {
    isHere: () => isHere.current,
    opened(window: OpenWindow | undefined) {
      open.current = window
    },
    /** for a window that disappeared without an event */
    close: () => open.current?.close(),
  }
}
