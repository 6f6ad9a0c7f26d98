import { useEffect, useRef } from 'react'
import type { OpenWindow } from './gateway-window.ts'

/**
 * The gateway's window of one screen. It goes when the screen goes, by Back too, and the server is still asked how it
 * ended; none is to be opened once `isHere()` is false.
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
    /** for a window that vanished without a word */
    close: () => open.current?.close(),
  }
}
