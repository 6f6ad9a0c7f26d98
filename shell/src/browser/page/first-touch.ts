import { whenAtRest } from './at-rest.ts'

const moves = ['pointerdown', 'keydown', 'scroll'] as const

/** Runs after the visitor's first touch, key press or scroll has been handled, so that its own effect shows first. */
export function whenTouched(page: Window, run: () => void): void {
  const ended = new AbortController()
  const touched = () => {
    ended.abort()
    page.setTimeout(run)
  }
  for (const move of moves) page.addEventListener(move, touched, { signal: ended.signal, passive: true })
}

/** For visitors who do not touch the page: delay after it came to rest, in milliseconds. */
const atLast = 5_000

/** The same, or when the page has been at rest for a while. */
export function whenTouchedOrAtLast(page: Window, run: () => void): void {
  whenTouched(page, run)
  whenAtRest(page, () => page.setTimeout(run, atLast))
}
