import { localKeys } from '../storage/keys.ts'
import { readJson, type TextStorage } from '../storage/safe-storage.ts'

const lifetime = 2_592_000_000

/** Stores the affiliate who referred this visitor, from `aff_id` in the address. */
export function keepAffiliation(search: string, local: TextStorage, now = Date.now()): void {
  const id = new URLSearchParams(search).get('aff_id')
  if (id) local.setItem(localKeys.affiliation, JSON.stringify({ aff_id: id.slice(0, 80), timestamp: now }))
}

/** The affiliate who referred this visitor, for 30 days; an older record is removed. */
export function affiliation(local: TextStorage, now = Date.now()): string | null {
  const record = readJson(local, localKeys.affiliation)
  if (typeof record !== 'object' || record === null) return null
  const { aff_id, timestamp } = record as { aff_id?: unknown; timestamp?: unknown }
  if (typeof aff_id === 'string' && typeof timestamp === 'number' && now - timestamp < lifetime) return aff_id
  local.removeItem(localKeys.affiliation)
  return null
}
