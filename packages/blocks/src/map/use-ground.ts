import { type RefObject, useEffect, useState } from 'react'
import { type Ground, groundOf } from './ground/ground.ts'

/** Fetched a little before one gets to it, and never for those who do not. */
const ahead = '200px'

/** The ground of a city as soon as its map is near; null before, and for a city that nobody has drawn. */
export function useGround(frame: RefObject<HTMLElement | null>, city: string): Ground | null {
  const [drawn, setDrawn] = useState<{ readonly city: string; readonly ground: Ground | null } | null>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear || !frame.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ahead,
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [isNear, frame])

  useEffect(() => {
    if (!isNear) return
    let isOver = false
    groundOf(city).then(
      (ground) => !isOver && setDrawn({ city, ground }),
      (error: unknown) => console.info('The map has no ground.', error),
    )
    return () => {
      isOver = true
    }
  }, [isNear, city])

  return drawn?.city === city ? drawn.ground : null
}
