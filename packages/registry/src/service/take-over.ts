import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument, RegistryVersion } from '@nukkad/contracts'
import { keptKeys } from '../keys.ts'
import type { Registry } from '../registry.ts'
import { localKeys } from '../trust/first-trust.ts'
import { signRelease } from '../trust/release-signature.ts'

/**
 * Earlier editions kept the registry where their shells read: copies what is there unchanged. Returns whether it did.
 */
export function takeOver(home: string, registryHome: string): boolean {
  const journal = path.join(home, 'releases', 'registry.journal')
  if (existsSync(registryHome) || !existsSync(journal)) return false
  mkdirSync(registryHome, { recursive: true, mode: 0o700 })
  cpSync(path.join(home, 'releases'), path.join(registryHome, 'releases'), { recursive: true })
  for (const file of ['registry.key', 'registry.pub']) {
    cpSync(path.join(home, 'keys', file), path.join(registryHome, 'keys', file))
  }
  return true
}

/** There were no teams then: the operator of this machine vouches for what the registry had vouched for. */
export async function signTakenOver(registry: Registry, home: string): Promise<void> {
  const keys = keptKeys(path.join(home, 'keys'), localKeys.operator)
  const signed = (name: string, version: string, entry: RegistryVersion): RegistryVersion => ({
    ...entry,
    signedBy: signRelease({ name, version, manifest: entry.manifest }, { team: localKeys.operator, keys }),
  })
  const all = (document: RegistryDocument): RegistryDocument => {
    const remotes = Object.entries(document.remotes).map(([name, remote]) => {
      const versions = Object.entries(remote.versions).map(([version, entry]) => [
        version,
        signed(name, version, entry),
      ])
      return [name, { ...remote, versions: Object.fromEntries(versions) }]
    })
    return { ...document, remotes: Object.fromEntries(remotes) }
  }
  await registry.change({ act: 'take over', why: 'of an edition without teams' }, all)
}
