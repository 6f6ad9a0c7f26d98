import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Team, TrustDocument } from '@nukkad/contracts/registry-trust'

/** The owner of a key, with the key. */
export interface KeyHolder {
  readonly name: string
  readonly team: Team
  readonly keyId: string
  readonly publicKey: KeyObject
  /** ISO time */
  readonly revokedAt: string | undefined
}

/** The owner of this key; undefined if it is unknown. */
export function holderOf({ teams }: TrustDocument, keyId: string): KeyHolder | undefined {
  for (const [name, team] of Object.entries(teams)) {
    const key = Object.hasOwn(team.keys, keyId) ? team.keys[keyId] : undefined
    if (key) return { name, team, keyId, publicKey: createPublicKey(key.publicKey), revokedAt: key.revokedAt }
  }
  return undefined
}
