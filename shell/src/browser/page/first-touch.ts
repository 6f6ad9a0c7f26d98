import { whenAtRest } from './at-rest.ts'

const moves = ['pointerdown', 'keydown', 'scroll'] as const

/** Runs after whatever the visitor's first touch, key or scrolling does itself: that must show first. */
export function whenTouched(page: Window, run: () => void): void {
  const ended = new AbortController()
  const touched = () => {
    ended.abort()
    page.setTimeout(run)
  }
  for (const move of moves) page.addEventListener(move, touched, { signal: ended.signal, passive: true })
}

/** For whoever looks at a page without touching it, in milliseconds after it came to rest. */
const atLast = 5_000

/** The same, or when the page has been at rest for a while. */
export function whenTouchedOrAtLast(page: Window, run: () => void): void {
  whenTouched(page, run)
  whenAtRest(page, () => page.setTimeout(run, atLast))
}
