import path from 'node:path'
import type { Team } from '@nukkad/contracts/registry-trust'
import { keptKeys, pemOf, type SigningKeys } from '../keys.ts'
import { signTrust } from './trust.ts'
import type { TrustChain } from './trust-chain.ts'

export interface FirstTrustOptions {
  /** NUKKAD_HOME of this machine: the keys of its operator and its shells are created there */
  readonly home: string
  /** the registry's own folder; `root.key` should be moved elsewhere once others release here too */
  readonly registryHome: string
  /** the key that signs the registry document */
  readonly registry: Pick<SigningKeys, 'keyId' | 'publicKey'>
  readonly chain: TrustChain
}

/** Names of key files in `NUKKAD_HOME/keys`, and of the teams that they belong to. */
export const localKeys = { operator: 'operator', shell: 'shell' } as const

/** The folder in a reader's NUKKAD_HOME with the keys that it trusts. */
export const trustFolder = (home: string): string => path.join(home, 'keys', 'trust')

/** Creates the keys of a new registry: a root, an operator and the shells of this machine. */
export async function firstTrust({ home, registryHome, registry, chain }: FirstTrustOptions): Promise<void> {
  const root = keptKeys(path.join(registryHome, 'keys'), 'root')
  const team = (role: Team['role']): Team => {
    const { keyId, publicKey } = keptKeys(path.join(home, 'keys'), localKeys[role as 'operator' | 'shell'])
    return { role, remotes: [], keys: { [keyId]: { publicKey: pemOf(publicKey) } } }
  }
  const document = {
    version: 1,
    issuedAt: new Date().toISOString(),
    root: { keys: { [root.keyId]: pemOf(root.publicKey) }, threshold: 1 },
    registry: { [registry.keyId]: pemOf(registry.publicKey) },
    teams: { [localKeys.operator]: team('operator'), [localKeys.shell]: team('shell') },
  }
  await chain.add(signTrust(document, [root]))
}
