import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is near: on the screen or, once the user scrolls, closer to it than `ahead` (a CSS length). Before
 * the first scroll nothing is loaded ahead, since it may never be reached. Once true it stays true; `atFirst` is its
 * initial value. Browsers without IntersectionObserver report true at once.
 */
export function useNear(place: RefObject<Element | null>, ahead: string, atFirst = false): boolean {
  const [isNear, setNear] = useState(atFirst)
  useEffect(() => {
    const element = place.current
    if (isNear || !element) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    let observer: IntersectionObserver | undefined
    function watch(rootMargin: string) {
      observer?.disconnect()
      observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin })
      if (element) observer.observe(element)
    }
    const watchAhead = () => watch(ahead)
    watch(window.scrollY === 0 ? '0px' : ahead)
    // Listens in the capture phase, so that scrolling inside a dialog counts too.
    window.addEventListener('scroll', watchAhead, { capture: true, once: true })
    return () => {
      observer?.disconnect()
      window.removeEventListener('scroll', watchAhead, { capture: true })
    }
  }, [isNear, place, ahead])
  return isNear
}
