import { createECDH, hkdfSync } from 'node:crypto'
import type { Settings } from '../../settings.ts'

/** The key pair with which the site identifies itself to push services (RFC 8292), as base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * PUSH_PRIVATE_KEY or, without it, a key derived from API_SECRET, so that all processes have the same one. A browser
 * binds its notices to the public key: with another one, people have to turn them on again.
 */
export function pushKeys({
  PUSH_PRIVATE_KEY,
  API_SECRET,
}: Pick<Settings, 'PUSH_PRIVATE_KEY' | 'API_SECRET'>): PushKeys {
  const own = PUSH_PRIVATE_KEY && Buffer.from(PUSH_PRIVATE_KEY, 'base64url')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(own || Buffer.from(hkdfSync('sha256', API_SECRET, '', 'push notices', 32)))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
