/** Stored in a history entry: how many pages of a list had been loaded. */
export interface SeenPages {
  readonly seenPages: number
}

/** A reload loads at most this many pages, since it would otherwise wait for dozens of requests. */
const most = 10

/** How many pages a history entry had loaded; 1 if it does not say. */
export function pagesIn(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('seenPages' in state)) return 1
  return typeof state.seenPages === 'number' ? Math.min(state.seenPages, most) : 1
}
