import { useEffect, useRef, useState } from 'react'

/** How long a still stands, long enough to read its caption. */
const stillFor = 4500

/**
 * Where a film of so many stills stands, and the ways to steer it; `begun` is called once a
 * showing, when it leaves its first still: by itself or by the arrows. Shown again from its end it is another showing.
 */
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

  const hasBegun = useRef(false)
  function begin() {
    if (!hasBegun.current) begun()
    hasBegun.current = true
  }
  function show(wanted: number) {
    const next = Math.max(0, Math.min(count - 1, wanted))
    if (next > 0) begin()
    setAt(next)
  }
  return {
    at,
    isPlaying,
    mayRun,
    show,
    next: () => show(at + 1),
    back: () => show(at - 1),
    /** At the end it starts again. */
    toggle() {
      if (!isPlaying && at >= count - 1) {
        setAt(0)
        hasBegun.current = false
      }
      if (!isPlaying) begin()
      setPlaying(!isPlaying)
    },
  }
}
