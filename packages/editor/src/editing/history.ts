/** Earlier and later states of the draft, for undo and redo. */
export interface History<W> {
  readonly past: readonly W[]
  readonly future: readonly W[]
  /** what was changed last, and when: quick changes of the same fields are one step */
  readonly last: string
  readonly at: number
}

export const noHistory = { past: [], future: [], last: '', at: 0 } as const
const mostSteps = 100
const oneStep = 1_000

/** Adds the state before a change to the past, unless the same fields were changed a moment ago. */
export function remember<W>(history: History<W>, before: W, changed: string, now: number): History<W> {
  const isSameStep = history.last === changed && now - history.at < oneStep && history.past.length > 0
  const past = isSameStep ? history.past : [...history.past, before].slice(-mostSteps)
  return { past, future: [], last: changed, at: now }
}

/** Undoes one step: returns the state to show, and the history afterwards. */
export function stepBack<W>(history: History<W>, now: W): { shown: W; history: History<W> } | undefined {
  const shown = history.past.at(-1)
  if (shown === undefined) return undefined
  return {
    shown,
    history: { past: history.past.slice(0, -1), future: [now, ...history.future], last: '', at: 0 },
  }
}

/** Redoes one step. */
export function stepForward<W>(history: History<W>, now: W): { shown: W; history: History<W> } | undefined {
  const [shown, ...future] = history.future
  if (shown === undefined) return undefined
  return { shown, history: { past: [...history.past, now], future, last: '', at: 0 } }
}
