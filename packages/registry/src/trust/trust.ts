import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type RegistryVersion, type ReleaseSignature, releaseStatement } from '@nukkad/contracts'
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

/** Whether this team may change which versions of a remote are served. */
export const mayRelease = ({ role, remotes }: Team, remote: string): boolean =>
  role === 'operator' || (role === 'team' && remotes.includes(remote))

/** Signs a version of a remote for a team. */
export function signRelease(
  { name, version, manifest }: { name: string; version: string; manifest: RegistryVersion['manifest'] },
  { team, keys }: { team: string; keys: SigningKeys },
): ReleaseSignature {
  const signature = sign(null, Buffer.from(releaseStatement(name, version, manifest)), keys.privateKey)
  return { team, keyId: keys.keyId, signature: signature.toString('base64') }
}

/**
 * Throws RegistryRefusal unless a team that may release this remote signed the version, with a key that was valid when
 * it was published.
 */
export function checkSignature(
  trust: TrustDocument,
  name: string,
  version: string,
  { manifest, publishedAt, signedBy }: Pick<RegistryVersion, 'manifest' | 'publishedAt' | 'signedBy'>,
): void {
  const refusal = (why: string) => new RegistryRefusal('signature', `${name} ${version} ${why}.`)
  const holder = signedBy && holderOf(trust, signedBy.keyId)
  if (!signedBy || !holder || holder.name !== signedBy.team) throw refusal('is not signed with a known key')
  if (!mayRelease(holder.team, name)) throw refusal(`is signed by ${holder.name}, which may not release ${name}`)
  if (holder.revokedAt !== undefined && publishedAt > holder.revokedAt) {
    throw refusal(`is signed by a key of ${holder.name} that had been revoked`)
  }
  const statement = Buffer.from(releaseStatement(name, version, manifest))
  if (!verify(null, statement, holder.publicKey, Buffer.from(signedBy.signature, 'base64'))) {
    throw refusal('differs from what its team signed')
  }
}
