import { useRoute, useSession, useSettings, useWebview } from '@nukkad/platform'
import { useEffect, useState } from 'react'

/** Long enough for the page to settle after the visitor's first interaction, in milliseconds. */
const after = 1500

/**
 * Whether to show one-tap: only to guests, on public pages, outside the app, and after a first interaction, so that a
 * first visit loads nothing for it.
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
