import { type KeyObject, sign, verify } from 'node:crypto'
import type { RegistryDocument, SignedRegistry } from '@nukkad/contracts'
import { isRegistryDocument } from './document/document-shape.ts'
import { keyIdOf, type SigningKeys } from './keys.ts'
import { RegistryRefusal } from './refusal.ts'

/** Signs a document; its text is kept byte for byte, because another order of keys would give another text. */
export function signRegistry(document: RegistryDocument, keys: SigningKeys): SignedRegistry {
  const payload = JSON.stringify(document)
  const signature = sign(null, Buffer.from(payload), keys.privateKey).toString('base64')
  return { keyId: keys.keyId, payload, signature }
}

/** The text of a registry file as a signed document, unverified; throws RegistryRefusal if it is truncated. */
export function parseSigned(text: string): SignedRegistry {
  try {
    return JSON.parse(text) as SignedRegistry
  } catch {
    throw new RegistryRefusal('malformed', 'The registry file is incomplete.')
  }
}

/**
 * No reader misses this many changes in a row; a sequence number further ahead is an error that would block all later
 * ones.
 */
const longestLeap = 100_000

/** What the reader knows: `lastSequence` of the document it has, and the time. */
export interface VerifyOptions {
  readonly lastSequence?: number
  readonly now?: Date
}

/** One key, or the trusted keys by their ids. */
export type TrustedKeys = KeyObject | ReadonlyMap<string, KeyObject>

const trustedKey = (trusted: TrustedKeys, keyId: string): KeyObject | undefined => {
  if (trusted instanceof Map) return trusted.get(keyId)
  return keyIdOf(trusted as KeyObject) === keyId ? (trusted as KeyObject) : undefined
}

/**
 * Returns the document if a trusted key signed it and it is complete, not older than `lastSequence` and still valid;
 * throws RegistryRefusal otherwise.
 */
export function verifyRegistry(
  signed: SignedRegistry,
  trusted: TrustedKeys,
  { lastSequence = 0, now = new Date() }: VerifyOptions = {},
): RegistryDocument {
  const document = readSigned(signed, trusted)
  if (document.sequence < lastSequence) {
    throw new RegistryRefusal(
      'older',
      `The registry has sequence ${document.sequence}, but ${lastSequence} has already been seen.`,
    )
  }
  if (lastSequence > 0 && document.sequence > lastSequence + longestLeap) {
    throw new RegistryRefusal('leap', `The registry leaps from sequence ${lastSequence} to ${document.sequence}.`)
  }
  if (now.getTime() > Date.parse(document.validUntil)) {
    throw new RegistryRefusal('expired', `The registry was valid until ${document.validUntil}.`)
  }
  return document
}

/** Checks signature and content only: for the document's owner, who may renew one that expired. */
export function readSigned(signed: SignedRegistry, trusted: TrustedKeys): RegistryDocument {
  if (typeof signed?.payload !== 'string' || typeof signed.signature !== 'string') {
    throw new RegistryRefusal('malformed', 'The registry is not a signed document.')
  }
  const publicKey = trustedKey(trusted, signed.keyId)
  const isOurs =
    publicKey !== undefined &&
    verify(null, Buffer.from(signed.payload), publicKey, Buffer.from(signed.signature, 'base64'))
  if (!isOurs) throw new RegistryRefusal('signature', 'The registry is not signed by the key this site trusts.')
  const document = parse(signed.payload)
  if (!isRegistryDocument(document))
    throw new RegistryRefusal('malformed', 'The signed registry does not have the expected shape.')
  if (document.sequence > highestSequence) {
    throw new RegistryRefusal('leap', `The registry has sequence ${document.sequence}, which is not a valid sequence.`)
  }
  checkComplete(document)
  return document
}

/** One change per second for thirty years. */
const highestSequence = 1_000_000_000

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every version that a rule or a rollback refers to must be in the document. */
function checkComplete(document: RegistryDocument): void {
  for (const [name, remote] of Object.entries(document.remotes)) {
    const named = [...remote.rules.map((rule) => rule.version), ...remote.history]
    const missing = named.find((version) => !Object.hasOwn(remote.versions, version))
    if (missing)
      throw new RegistryRefusal('incomplete', `The registry names ${name} ${missing} but does not contain it.`)
    const stable = remote.rules.at(-1)
    if (stable && stable.channel !== 'stable' && remote.rules.some((rule) => rule.channel === 'stable')) {
      throw new RegistryRefusal('malformed', `The registry has rules of ${name} after its stable one.`)
    }
  }
}
