import path from 'node:path'
import type { RegistryRemote } from '@nukkad/contracts'
import { type RegistryWriter, stableOf } from '@nukkad/registry'
import { builtHost, hostFingerprint } from '../built-host.ts'
import { type IdentifiedRemote, identifyRemote, sharedFingerprint } from '../fingerprint.ts'
import { remoteDirs } from '../workspace.ts'
import { openRegistry } from './open-registry.ts'

/** How the sources of a remote stand in the registry. */
export type Standing = 'new' | 'kept' | 'back' | { readonly damage: string }

/**
 * `kept` is released from these sources and stands as somebody left it; `back` is too, and is to be stable again. What
 * lies damaged on disk says how.
 */
export async function standingOf(
  registry: RegistryWriter,
  { name, version }: Pick<IdentifiedRemote, 'name' | 'version'>,
): Promise<Standing> {
  const known = (await registry.read()).remotes[name]
  if (!known?.versions[version]) return 'new'
  const damage = await registry.damageOf(name, version)
  if (damage !== undefined) return { damage }
  return isMeantToBeStable(known, version) ? 'back' : 'kept'
}

/** A sentence for each version that somebody gets and whose files are damaged. */
export async function damagedInUse(registry: RegistryWriter): Promise<string[]> {
  const { remotes } = await registry.read()
  const used = Object.entries(remotes).flatMap(([name, remote]) =>
    [...new Set(remote.rules.map(({ version }) => version))].map((version) => registry.damageOf(name, version)),
  )
  return (await Promise.all(used)).filter((damage) => damage !== undefined)
}

const hasRule = ({ rules }: RegistryRemote, version: string) => rules.some((rule) => rule.version === version)

/** Sources went back to an earlier state. What somebody rolled back, quarantined or holds as canary stays as they left it. */
function isMeantToBeStable(remote: RegistryRemote, version: string): boolean {
  const entry = remote.versions[version]
  if (entry?.quarantined !== undefined || entry?.withdrawnAt !== undefined) return false
  return stableOf(remote) !== version && !hasRule(remote, version)
}

/**
 * Whether everything below `root` is released from the sources that lie there:
 * a look of some milliseconds that loads no build tool, so that a second start does not wait for one.
 */
export async function isCurrent(home: string, root: string): Promise<boolean> {
  const shared = sharedFingerprint(root)
  const host = builtHost(path.join(root, 'shell/dist/browser'))
  if (host?.mode !== 'production' || host.fingerprint !== hostFingerprint(root, shared)) return false
  const registry = await openRegistry(home)
  try {
    for (const dir of remoteDirs(root)) {
      if ((await standingOf(registry, identifyRemote(dir, shared))) !== 'kept') return false
    }
    return true
  } finally {
    await registry.close()
  }
}
