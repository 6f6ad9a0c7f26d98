import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import type { SigningKeys } from '../keys.ts'

/** The audience of tokens: a token for another service is not valid here. */
export const audience = 'nukkad-registry'
export const tokenLivesSeconds = 60

export const hashOfBody = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('base64url')

export interface WhatIsAsked {
  readonly method: string
  /** including the query */
  readonly path: string
  readonly body: Uint8Array | string
}

/**
 * A token that is valid for one request only: it names the caller (the key's id), the request, and a hash of the body.
 * `behalf` names the person on whose behalf another program makes the request.
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
