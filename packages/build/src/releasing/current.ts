import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RegistryRemote } from '@nukkad/contracts'
import { Registry, stableOf } from '@nukkad/registry'
import { builtHost, hostFingerprint } from '../built-host.ts'
import { type IdentifiedRemote, identifyRemote, sharedFingerprint } from '../fingerprint.ts'
import { remoteDirs } from '../workspace.ts'

/** Opens the registry of a home; REGISTRY_PRIVATE_KEY (PKCS#8 PEM) of the environment signs, else a key made on first use. */
export const openRegistry = (home: string): Registry =>
  new Registry({ home, privateKey: process.env.REGISTRY_PRIVATE_KEY || undefined })

/** `kept` is released from these sources and stands as somebody left it; `back` is too, and is to be stable again. */
export async function standingOf(registry: Registry, remote: IdentifiedRemote): Promise<'new' | 'kept' | 'back'> {
  const known = (await registry.read()).remotes[remote.name]
  const isStored = existsSync(path.join(registry.releases, remote.name, remote.version, 'release.json'))
  if (!known?.versions[remote.version] || !isStored) return 'new'
  return isMeantToBeStable(known, remote.version) ? 'back' : 'kept'
}

const hasRule = ({ rules }: RegistryRemote, version: string) => rules.some((rule) => rule.version === version)

/** Sources went back to an earlier state. What somebody rolled back, quarantined or holds as canary stays as they left it. */
function isMeantToBeStable(remote: RegistryRemote, version: string): boolean {
  const entry = remote.versions[version]
  if (entry?.quarantined !== undefined || entry?.withdrawnAt !== undefined) return false
  return stableOf(remote) !== version && !hasRule(remote, version)
}

/**
 * Whether everything below `root` is released from the sources that lie there, with the registry's validity renewed:
 * a look of some milliseconds that loads no build tool, so that a second start does not wait for one.
 */
export async function isCurrent(home: string, root: string): Promise<boolean> {
  const shared = sharedFingerprint(root)
  const host = builtHost(path.join(root, 'shell/dist/browser'))
  if (host?.mode !== 'production' || host.fingerprint !== hostFingerprint(root, shared)) return false
  const registry = openRegistry(home)
  for (const dir of remoteDirs(root)) {
    if ((await standingOf(registry, identifyRemote(dir, shared))) !== 'kept') return false
  }
  await registry.renew()
  return true
}
