import { sign, verify } from 'node:crypto'
import { type RegistryVersion, type ReleaseSignature, releaseStatement } from '@nukkad/contracts'
import type { Team, TrustDocument } from '@nukkad/contracts/registry-trust'
import type { SigningKeys } from '../keys.ts'
import { RegistryRefusal } from '../refusal.ts'
import { holderOf } from './key-holder.ts'

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
