import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A user with an account at the stand-in. */
export interface GoogleAccount {
  readonly email: string
  readonly given: string
  readonly family: string
}

/** Deliberate faults of a token, for testing code that verifies tokens. */
export const tokenFaults = ['expired', 'audience', 'signature', 'unverified', 'nonce', 'issuer'] as const
export type TokenFault = (typeof tokenFaults)[number]

interface Asked {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  readonly account: GoogleAccount
  readonly fault?: TokenFault | undefined
}

export interface Signer {
  /** the public keys, as published */
  readonly keys: { readonly keys: readonly object[] }
  idToken(asked: Asked): string
}

const hour = 3600
const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Always the same for the same address, like the subject of an account. */
const subjectOf = (email: string) =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`)
    .toString()
    .padStart(21, '1')

/** Signs ID tokens with a key that is stored in the folder, so that a restart invalidates no sign-in. */
export function openSigner(folder: string): Signer {
  const key = keptKey(path.join(folder, 'key.pem'))
  const jwk = createPublicKey(key).export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(jwk.n)).digest('hex').slice(0, 20)
  return {
    keys: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    idToken({ issuer, clientId, nonce, account, fault }) {
      const now = Math.floor(Date.now() / 1000) - (fault === 'expired' ? 2 * hour : 0)
      const email = account.email.trim().toLowerCase()
      const claims = {
        iss: fault === 'issuer' ? 'https://somebody.else.example' : issuer,
        aud: fault === 'audience' ? 'another-client' : clientId,
        azp: clientId,
        sub: subjectOf(email),
        email,
        email_verified: fault !== 'unverified',
        name: `${account.given} ${account.family}`.trim(),
        given_name: account.given,
        family_name: account.family,
        nonce: fault === 'nonce' ? 'another-nonce' : nonce,
        iat: now,
        exp: now + hour,
      }
      const text = `${base64({ alg: 'RS256', typ: 'JWT', kid })}.${base64(claims)}`
      const by = fault === 'signature' ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : key
      return `${text}.${sign('sha256', Buffer.from(text), by).toString('base64url')}`
    },
  }
}

function keptKey(file: string): KeyObject {
  if (existsSync(file)) return createPrivateKey(readFileSync(file))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  return privateKey
}
