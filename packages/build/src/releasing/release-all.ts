import type { RegistryRemote } from '@nukkad/contracts'
import type { Registry } from '@nukkad/registry'
import { type BuildHostOptions, buildHost } from '../build-host.ts'
import { type IdentifiedRemote, identifyRemote, sharedFingerprint } from '../fingerprint.ts'
import { remoteDirs } from '../workspace.ts'
import { damagedInUse, openRegistry, standingOf } from './current.ts'
import { releaseRemote } from './release-remote.ts'

export interface ReleaseAllOptions {
  /** NUKKAD_HOME */
  readonly home: string
  /** folders of the remotes, by default of all */
  readonly dirs?: readonly string[]
  /** how the shell's browser half is built */
  readonly host?: BuildHostOptions
  /** told a line whenever something was built */
  readonly onProgress?: (line: string) => void
}

/** What became of one remote: `kept` was released from the same sources before. */
export interface RemoteOutcome {
  readonly name: string
  readonly version: string
  readonly outcome: 'released' | 'restored' | 'repaired' | 'kept'
}

/**
 * Releases every remote whose sources changed and builds the shell's browser half; with nothing to do it is quick.
 * One that fails keeps no other back: the faults are thrown together at the end.
 */
export async function releaseAll({
  home,
  dirs = remoteDirs(),
  host: hostOptions = {},
  onProgress = () => {},
}: ReleaseAllOptions): Promise<RemoteOutcome[]> {
  const registry = openRegistry(home)
  const shared = sharedFingerprint()
  const outcomes: RemoteOutcome[] = []
  const faults: string[] = []
  const attempt = (work: () => Promise<void>) => work().catch((error: Error) => void faults.push(error.message))
  for (const dir of dirs) {
    await attempt(async () => {
      const remote = identifyRemote(dir, shared)
      const outcome = await releaseIfStale(remote, home, registry, onProgress)
      outcomes.push({ name: remote.name, version: remote.version, outcome })
    })
  }
  await attempt(async () => {
    for (const damage of await damagedInUse(registry)) {
      onProgress(`${damage} These sources are of another version, so it can't be built again; it is left out.`)
    }
    await registry.renew()
    const host = await buildHost({ shared, ...hostOptions })
    if (host.isFresh) onProgress('shell built')
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return outcomes
}

async function releaseIfStale(
  remote: IdentifiedRemote,
  home: string,
  registry: Registry,
  onProgress: (line: string) => void,
): Promise<RemoteOutcome['outcome']> {
  const { name, version, dir } = remote
  const standing = await standingOf(registry, remote)
  if (standing === 'kept') return 'kept'
  if (standing === 'back') {
    await registry.promote(name, version)
    onProgress(`${name} ${version} is stable again`)
    return 'restored'
  }
  if (standing !== 'new') onProgress(`${standing.damage} It is built again.`)
  const known = (await registry.read()).remotes[name]
  const { firstLoad } = await releaseRemote({ dir, home, registry, remote, to: keepsPlace(known, version) })
  onProgress(`${name} ${version} released, ${(firstLoad.bytes / 1000).toFixed(1)} kB for ${firstLoad.of}`)
  return standing === 'new' ? 'released' : 'repaired'
}

/** A version whose files were lost comes back without a change of who gets it. */
const keepsPlace = (remote: RegistryRemote | undefined, version: string) =>
  remote?.versions[version] ? ('none' as const) : undefined
