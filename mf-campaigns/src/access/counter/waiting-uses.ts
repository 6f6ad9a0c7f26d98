/** A confirmation made at the counter that the server has not answered yet. */
export interface WaitingUse {
  readonly nonce: string
  readonly scan: string
  readonly offerId: string
  readonly offer: string
  readonly member: string
  /** who confirmed it; it is never sent in another user's session */
  readonly staffId: string
}

interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const isWaiting = (value: unknown): value is WaitingUse =>
  typeof value === 'object' &&
  value !== null &&
  (['nonce', 'scan', 'offerId', 'offer', 'member', 'staffId'] as const).every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** The confirmations waiting on this device, oldest first; unreadable entries are ignored. */
export function readWaiting(local: Storage, key: string): WaitingUse[] {
  try {
    const kept: unknown = JSON.parse(local.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting) : []
  } catch {
    return []
  }
}

/** Changes the stored list rather than a copy in memory, since another tab may have changed it too. */
export function changeWaiting(
  local: Storage,
  key: string,
  change: (list: readonly WaitingUse[]) => readonly WaitingUse[],
): WaitingUse[] {
  const next = [...change(readWaiting(local, key))]
  local.setItem(key, JSON.stringify(next))
  return next
}
