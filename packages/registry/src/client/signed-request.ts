import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import type { SigningKeys } from '../keys.ts'

/** Whom requests are meant for: a token for another service says nothing here. */
export const audience = 'nukkad-registry'
export const tokenLivesSeconds = 60

export const hashOfBody = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('base64url')

export interface WhatIsAsked {
  readonly method: string
  /** with its query */
  readonly path: string
  readonly body: Uint8Array | string
}

/**
 * A token that is good for this one request: who asks (the key's id), what for, and a hash of what is sent. `behalf`
 * names a person for whom somebody else's program asks.
 */
export function requestToken(
  { method, path, body }: WhatIsAsked,
  { keyId, privateKey }: SigningKeys,
  behalf?: string,
): Promise<string> {
  return new SignJWT({ htm: method, htu: path, bh: hashOfBody(body), ...(behalf && { sub: behalf }) })
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${tokenLivesSeconds}s`)
    .setJti(crypto.randomUUID())
    .sign(privateKey)
}
