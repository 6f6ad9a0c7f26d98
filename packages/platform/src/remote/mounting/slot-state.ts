import type { DehydratedState } from '@tanstack/react-query'

/** Inlined beside a server-rendered slot: the release that rendered it, and the data. */
export interface SlotState {
  readonly releaseId: string
  readonly queries: DehydratedState
  /** slug of the city it was rendered for; null when none was known */
  readonly city: string | null
  /** 'skeleton' is a placeholder for what only the browser can render; it is replaced, not hydrated */
  readonly kind: 'full' | 'skeleton'
}
