import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type SignedTrust, type Team, TrustDocument } from '@nukkad/contracts/registry-trust'
import Value from 'typebox/value'
import { keyIdOf, type SigningKeys } from '../keys.ts'
import { RegistryRefusal } from '../refusal.ts'

type Keys = Readonly<Record<string, string>>

/** Signs the trust document with the available root keys. */
export function signTrust(document: TrustDocument, roots: readonly SigningKeys[]): SignedTrust {
  const payload = JSON.stringify(document)
  const signatures = roots.map(({ keyId, privateKey }) => ({
    keyId,
    signature: sign(null, Buffer.from(payload), privateKey).toString('base64'),
  }))
  return { payload, signatures }
}

/**
 * Returns the document if enough of its own root keys signed it and, if it follows another document, enough of that
 * one's root keys too, and it has the next version. Throws RegistryRefusal.
 */
export function verifyTrust(signed: SignedTrust, before?: TrustDocument): TrustDocument {
  const document = parsed(signed?.payload)
  if (!isSignedBy(signed, document.root) || (before && !isSignedBy(signed, before.root))) {
    throw new RegistryRefusal(
      'signature',
      'The keys of the registry are not signed by the roots that this site trusts.',
    )
  }
  if (before && document.version !== before.version + 1) {
    throw new RegistryRefusal(
      'older',
      `The keys of the registry have version ${document.version}; expected ${before.version + 1}.`,
    )
  }
  return document
}

function parsed(payload: string): TrustDocument {
  let document: unknown
  try {
    document = JSON.parse(payload)
  } catch {
    // Rejected below because it has no valid shape.
  }
  if (!Value.Check(TrustDocument, document)) {
    throw new RegistryRefusal('malformed', 'The keys of the registry do not have the expected shape.')
  }
  const all = [document.root.keys, document.registry, ...Object.values(document.teams).map(publicKeysOf)]
  if (!all.every(isKeyRing)) throw new RegistryRefusal('malformed', 'The id of a registry key does not match its name.')
  return document
}

const publicKeysOf = ({ keys }: Team): Keys =>
  Object.fromEntries(Object.entries(keys).map(([id, { publicKey }]) => [id, publicKey]))

function isKeyRing(keys: Keys): boolean {
  return Object.entries(keys).every(([id, pem]) => {
    try {
      const key = createPublicKey(pem)
      return key.asymmetricKeyType === 'ed25519' && keyIdOf(key) === id
    } catch {
      return false
    }
  })
}

function isSignedBy({ payload, signatures }: SignedTrust, { keys, threshold }: TrustDocument['root']): boolean {
  const signers = new Set(
    signatures.flatMap(({ keyId, signature }) => {
      const pem = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined
      return pem && verify(null, Buffer.from(payload), createPublicKey(pem), Buffer.from(signature, 'base64'))
        ? [keyId]
        : []
    }),
  )
  return signers.size >= threshold
}

/** The keys that may sign the registry document, by id. */
export const registryKeys = ({ registry }: TrustDocument): ReadonlyMap<string, KeyObject> =>
  new Map(Object.entries(registry).map(([id, pem]) => [id, createPublicKey(pem)]))
