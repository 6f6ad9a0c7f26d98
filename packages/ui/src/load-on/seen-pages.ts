/** Kept in an entry of the history: how many pages of a list had been loaded there. */
export interface SeenPages {
  readonly seenPages: number
}

/** Beyond this a reload begins with fewer: nobody waits for forty requests to see the fortieth page. */
const most = 10

/** How many pages an entry of the history had come to; 1 where it says nothing. */
export function pagesIn(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('seenPages' in state)) return 1
  return typeof state.seenPages === 'number' ? Math.min(state.seenPages, most) : 1
}
