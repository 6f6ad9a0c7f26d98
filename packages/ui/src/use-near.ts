import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether somebody has come near an element: it is on the screen, or, once they scroll, closer to it than `ahead` (a CSS
 * length). Until somebody scrolls nothing is fetched for what they may never get to. Stays true; `atFirst` is what it
 * begins with. Browsers that cannot tell say yes at once.
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
    // Caught on its way down: a dialog that scrolls counts too.
    window.addEventListener('scroll', watchAhead, { capture: true, once: true })
    return () => {
      observer?.disconnect()
      window.removeEventListener('scroll', watchAhead, { capture: true })
    }
  }, [isNear, place, ahead])
  return isNear
}
