import type { NavNodes } from './nav-node.ts'

/** A list with its undo and redo history. */
export interface NavSteps {
  readonly past: readonly NavNodes[]
  readonly now: NavNodes
  readonly future: readonly NavNodes[]
  /** what the last change was about: consecutive changes of one field are a single step */
  readonly about: string
}
const mostSteps = 100

/** Adds a change to the history. One that alters nothing is not a step; a new change clears the redo steps. */
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

/** Undoes one step. */
export function undone({ past, now, future }: NavSteps): NavSteps {
  const before = past.at(-1)
  return before
    ? { past: past.slice(0, -1), now: before, future: [now, ...future], about: '' }
    : { past, now, future, about: '' }
}

/** Redoes the step that was undone last. */
export function redone({ past, now, future }: NavSteps): NavSteps {
  const [next, ...later] = future
  return next ? { past: [...past, now], now: next, future: later, about: '' } : { past, now, future, about: '' }
}
