import path from 'node:path'
import type { RegistryRemote } from '@nukkad/contracts'
import { type RegistryWriter, stableOf } from '@nukkad/registry'
import { builtHost, hostFingerprint } from '../built-host.ts'
import { type IdentifiedRemote, identifyRemote, sharedFingerprint } from '../fingerprint.ts'
import { remoteDirs } from '../workspace.ts'
import { openRegistry } from './open-registry.ts'

/** The state of a remote's sources in the registry. */
export type ReleaseState = 'new' | 'kept' | 'back' | { readonly damage: string }

/**
 * `kept`: released from these sources and left as it is; `back`: released, but has to be made stable again. `damage`
 * says how its files on disk are damaged.
 */
export async function releaseStateOf(
  registry: RegistryWriter,
  { name, version }: Pick<IdentifiedRemote, 'name' | 'version'>,
): Promise<ReleaseState> {
  const known = (await registry.read()).remotes[name]
  if (!known?.versions[version]) return 'new'
  const damage = await registry.damageOf(name, version)
  if (damage !== undefined) return { damage }
  return isMeantToBeStable(known, version) ? 'back' : 'kept'
}

/** A sentence for each version that is being served and whose files are damaged. */
export async function damagedInUse(registry: RegistryWriter): Promise<string[]> {
  const { remotes } = await registry.read()
  const used = Object.entries(remotes).flatMap(([name, remote]) =>
    [...new Set(remote.rules.map(({ version }) => version))].map((version) => registry.damageOf(name, version)),
  )
  return (await Promise.all(used)).filter((damage) => damage !== undefined)
}

const hasRule = ({ rules }: RegistryRemote, version: string) => rules.some((rule) => rule.version === version)

/**
 * Whether the sources went back to an earlier state. A version that a person rolled back, quarantined or holds as
 * canary stays as it is.
 */
function isMeantToBeStable(remote: RegistryRemote, version: string): boolean {
  const entry = remote.versions[version]
  if (entry?.quarantined !== undefined || entry?.withdrawnAt !== undefined) return false
  return stableOf(remote) !== version && !hasRule(remote, version)
}

/**
 * Whether everything below `root` is released from the sources there. Takes some milliseconds and loads no build tool,
 * so that a second start is not delayed.
 */
export async function isCurrent(home: string, root: string): Promise<boolean> {
  const shared = sharedFingerprint(root)
  const host = builtHost(path.join(root, 'shell/dist/browser'))
  if (host?.mode !== 'production' || host.fingerprint !== hostFingerprint(root, shared)) return false
  const registry = await openRegistry(home)
  try {
    for (const dir of remoteDirs(root)) {
      if ((await releaseStateOf(registry, identifyRemote(dir, shared))) !== 'kept') return false
    }
    return true
  } finally {
    await registry.close()
  }
}
