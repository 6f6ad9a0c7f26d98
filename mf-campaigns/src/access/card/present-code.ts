import type { AccessCard } from '@nukkad/contracts/endpoints/access/access-member'

type Code = AccessCard['codes'][number]

/**
 * The code of this moment and the seconds it still stands, so many milliseconds after the answer came. The phone's own
 * clock plays no part: it may be minutes off.
 */
export function presentCode(
  codes: readonly Code[],
  sinceMs: number,
): { readonly code: Code; readonly seconds: number } | undefined {
  const code = codes.find(({ startsIn, endsIn }) => startsIn <= sinceMs && sinceMs < endsIn)
  return code && { code, seconds: Math.ceil((code.endsIn - sinceMs) / 1000) }
}
