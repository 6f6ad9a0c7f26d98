import { useEffect, useState } from 'react'

/** Whether a media query matches. False in the first render, which has to equal the server's. */
export function useMatches(media: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const list = window.matchMedia?.(media)
    if (!list) return
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [media])
  return matches
}
