import type { NavNodes } from './nav-node.ts'

/** A list with what it was before each change, and after those that were taken back. */
export interface NavSteps {
  readonly past: readonly NavNodes[]
  readonly now: NavNodes
  readonly future: readonly NavNodes[]
  /** what the last change was about: letters of one field are one step back */
  readonly about: string
}
const mostSteps = 100

/** One change more. One that alters nothing is no step; what was taken back before cannot be made again after either. */
export function stepped(
  { past, now, about: before }: NavSteps,
  make: (nodes: NavNodes) => NavNodes,
  about: string,
): NavSteps {
  const next = make(now)
  if (next === now) return { past, now, future: [], about: before }
  const isSameStep = about !== '' && about === before
  return { past: isSameStep ? past : [...past, now].slice(-mostSteps), now: next, future: [], about }
}

/** One step back. */
export function undone({ past, now, future }: NavSteps): NavSteps {
  const before = past.at(-1)
  return before
    ? { past: past.slice(0, -1), now: before, future: [now, ...future], about: '' }
    : { past, now, future, about: '' }
}

/** The step that was taken back last, once more. */
export function redone({ past, now, future }: NavSteps): NavSteps {
  const [next, ...later] = future
  return next ? { past: [...past, now], now: next, future: later, about: '' } : { past, now, future, about: '' }
}
