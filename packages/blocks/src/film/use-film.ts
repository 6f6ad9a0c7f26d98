import { useEffect, useRef, useState } from 'react'

/** How long a still is shown, in milliseconds: enough to read its caption. */
const stillFor = 4500

/**
 * The position in a film of `count` stills, and its controls. `begun` is called once per showing, when the film leaves
 * its first still, automatically or by the arrows. Restarting it from the end is a new showing.
 */
export function useFilm(count: number, begun: () => void) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  // The server cannot know the preference, so the play button is rendered until the browser reports reduced motion.
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
    /** At the end it restarts. */
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
