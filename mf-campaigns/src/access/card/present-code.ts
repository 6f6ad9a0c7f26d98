import type { AccessCard } from '@nukkad/contracts/endpoints/access/access-member'

type Code = AccessCard['codes'][number]

/**
 * The current code and the seconds it remains valid, by the milliseconds since the response arrived. The phone's clock
 * is not used: it may be minutes off.
 */
export function presentCode(
  codes: readonly Code[],
  sinceMs: number,
): { readonly code: Code; readonly seconds: number } | undefined {
  const code = codes.find(({ startsIn, endsIn }) => startsIn <= sinceMs && sinceMs < endsIn)
  return code && { code, seconds: Math.ceil((code.endsIn - sinceMs) / 1000) }
}
