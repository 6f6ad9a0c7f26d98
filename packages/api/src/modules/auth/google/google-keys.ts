import { createRemoteJWKSet } from 'jose'
import { away } from './google-refusals.ts'

/** Longest wait for Google's configuration and keys, in milliseconds. */
const patience = 5000

type Keys = ReturnType<typeof createRemoteJWKSet>

/** The published keys of an OpenID Connect issuer, found by discovery on the first call. Throws `upstream`. */
export function createGoogleKeys(issuer: string): () => Promise<Keys> {
  let found: Promise<Keys> | undefined

  async function discover(): Promise<Keys> {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw away()
    const { jwks_uri } = (await answer.json()) as { jwks_uri?: unknown }
    if (typeof jwks_uri !== 'string') throw away()
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: patience, cooldownDuration: 30_000 })
  }

  return async () => {
    found ??= discover()
    try {
      return await found
    } catch {
      found = undefined
      throw away()
    }
  }
}
