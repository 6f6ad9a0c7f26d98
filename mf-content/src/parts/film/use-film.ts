import { useEffect, useState } from 'react'

/** How long a still stands, long enough to read its caption. */
const stillFor = 4500

/** Where a film of so many stills stands, and the ways to steer it; `begun` is called when it runs from its first. */
export function useFilm(count: number, begun: () => void) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  // The server cannot know; the button that would start it is there until the browser says that it is not wanted.
  const [mayRun, setMayRun] = useState(true)
  useEffect(() => {
    const wish = window.matchMedia?.('(prefers-reduced-motion: reduce)')
    if (!wish) return
    const heed = () => {
      setMayRun(!wish.matches)
      if (wish.matches) setPlaying(false)
    }
    heed()
    wish.addEventListener('change', heed)
    return () => wish.removeEventListener('change', heed)
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const turn = setTimeout(() => {
      if (at >= count - 1) setPlaying(false)
      else setAt(at + 1)
    }, stillFor)
    return () => clearTimeout(turn)
  }, [isPlaying, at, count])

  const show = (wanted: number) => setAt(Math.max(0, Math.min(count - 1, wanted)))
  return {
    at,
    isPlaying,
    mayRun,
    show,
    next: () => show(at + 1),
    back: () => show(at - 1),
    /** At the end it begins anew. */
    toggle() {
      if (!isPlaying && at >= count - 1) setAt(0)
      if (!isPlaying && (at === 0 || at >= count - 1)) begun()
      setPlaying(!isPlaying)
    },
  }
}
