import type { RegistryRemote, SkippedGates } from '@nukkad/contracts'
import { RegistryRefusal, type RegistryWriter } from '@nukkad/registry'
import { type BuildHostOptions, buildHost } from '../build-host.ts'
import { type IdentifiedRemote, identifyRemote, sharedFingerprint } from '../fingerprint.ts'
import { remoteDirs } from '../workspace.ts'
import { damagedInUse, standingOf } from './current.ts'
import { openRegistry } from './open-registry.ts'

export interface ReleaseAllOptions {
  /** NUKKAD_HOME */
  readonly home: string
  /** folders of the remotes, by default of all */
  readonly dirs?: readonly string[]
  /** how the shell's browser half is built */
  readonly host?: BuildHostOptions
  /** gates that are passed by, with the reason */
  readonly skip?: SkippedGates
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
export async function releaseAll(options: ReleaseAllOptions): Promise<RemoteOutcome[]> {
  const registry = await openRegistry(options.home)
  try {
    return await releaseInto(registry, options)
  } finally {
    await registry.close()
  }
}

async function releaseInto(
  registry: RegistryWriter,
  { home, dirs = remoteDirs(), host: hostOptions = {}, skip, onProgress = () => {} }: ReleaseAllOptions,
): Promise<RemoteOutcome[]> {
  const shared = sharedFingerprint()
  const outcomes: RemoteOutcome[] = []
  const faults: string[] = []
  const attempt = (work: () => Promise<void>) => work().catch((error: Error) => void faults.push(error.message))
  const release = async (dir: string) => {
    const remote = identifyRemote(dir, shared)
    const outcome = await releaseIfStale(remote, { home, registry, skip, onProgress })
    outcomes.push({ name: remote.name, version: remote.version, outcome })
  }
  const later: string[] = []
  for (const dir of dirs) {
    await attempt(() =>
      release(dir).catch((error) => {
        if (!(error instanceof RegistryRefusal && error.reason === 'foreign')) throw error
        later.push(dir)
      }),
    )
  }
  // A screen that moved from one remote to another is free once the other was released without it.
  for (const dir of later) await attempt(() => release(dir))
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

interface Releasing {
  readonly home: string
  readonly registry: RegistryWriter
  readonly skip: SkippedGates | undefined
  readonly onProgress: (line: string) => void
}

async function releaseIfStale(
  remote: IdentifiedRemote,
  { home, registry, skip, onProgress }: Releasing,
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
  // What builds is read where something is built: a start with nothing to do is quick.
  const { releaseRemote } = await import('./release-remote.ts')
  const { firstLoad } = await releaseRemote({ dir, home, registry, remote, skip, to: keepsPlace(known, version) })
  onProgress(`${name} ${version} released, ${(firstLoad.bytes / 1000).toFixed(1)} kB for ${firstLoad.of}`)
  return standing === 'new' ? 'released' : 'repaired'
}

/** A version whose files were lost comes back without a change of who gets it. */
const keepsPlace = (remote: RegistryRemote | undefined, version: string) =>
  remote?.versions[version] ? ('none' as const) : undefined
