import { useRoute, useSession, useSettings, useWebview } from '@nukkad/platform'
import { useEffect, useState } from 'react'

/** Long enough for the page to have come to rest after the visitor's first move. */
const after = 1500

/**
 * Is it time for one-tap? Only for guests, on public pages, outside the app, and once the visitor has done something: a
 * first visit fetches nothing for it.
 */
export function useOneTapTime(): boolean {
  const { status } = useSession()
  const { google } = useSettings()
  const { isWebview } = useWebview()
  const isPublic = useRoute()?.route.access === 'public'
  const [isTime, setTime] = useState(false)
  const isWanted = status === 'guest' && google !== null && !isWebview && isPublic

  useEffect(() => {
    if (!isWanted || isTime) return
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTime(true), after)
    }
    const moves = ['pointerdown', 'keydown'] as const
    for (const move of moves) window.addEventListener(move, begin, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const move of moves) window.removeEventListener(move, begin)
    }
  }, [isWanted, isTime])
  return isWanted && isTime
}
