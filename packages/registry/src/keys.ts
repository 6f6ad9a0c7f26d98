import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The Ed25519 pair that signs the registry; a process that only reads needs only the public key. */
export interface SigningKeys {
  /** first 16 hex digits of the public key's SHA-256 */
  readonly keyId: string
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

/** Identifies a key without revealing it. */
export function keyIdOf(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
}

function pairOf(privateKey: KeyObject): SigningKeys {
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The registry key must be an Ed25519 key.')
  const publicKey = createPublicKey(privateKey)
  return { keyId: keyIdOf(publicKey), publicKey, privateKey }
}

/** A new pair, stored nowhere. */
export const newKeys = (): SigningKeys => pairOf(generateKeyPairSync('ed25519').privateKey)

/** A pair from a PKCS#8 private key as PEM. */
export const keysOfPem = (pem: string | Buffer): SigningKeys => pairOf(createPrivateKey(pem))

/**
 * The pair named `name` in `dir` (`<name>.key`, readable only by its owner, and `<name>.pub`), created on first use.
 */
export function keptKeys(dir: string, name: string): SigningKeys {
  const file = path.join(dir, `${name}.key`)
  if (existsSync(file)) return keysOfPem(readFileSync(file))
  const keys = newKeys()
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process was faster; its key is used.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return keysOfPem(readFileSync(file))
    throw error
  }
  writeFileSync(path.join(dir, `${name}.pub`), pemOf(keys.publicKey))
  return keys
}

/**
 * The pair that signs the registry: the keys in `dir`, or those of `pem` from the settings, in which case the folder is
 * not touched.
 */
export const signingKeys = (dir: string, pem?: string): SigningKeys =>
  pem ? keysOfPem(pem) : keptKeys(dir, 'registry')

/** A public key as PEM. */
export const pemOf = (publicKey: KeyObject): string => publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** The public key alone, from `dir` or from a PEM text. */
export function publicKeyOf(dir: string, pem?: string): KeyObject {
  return createPublicKey(pem ?? readFileSync(path.join(dir, 'registry.pub')))
}
