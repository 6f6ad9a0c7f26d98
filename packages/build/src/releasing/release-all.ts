import { rmSync } from 'node:fs'
import path from 'node:path'
import type { RegistryRemote, SkippedGates } from '@nukkad/contracts'
import { RegistryRefusal, type RegistryWriter } from '@nukkad/registry'
import { type BuildHostOptions, currentHost } from '../build-host.ts'
import { type IdentifiedRemote, identifyRemote, sharedFingerprint } from '../fingerprint.ts'
import { remoteDirs } from '../workspace.ts'
import { BuildPool } from './build-pool.ts'
import { damagedInUse, releaseStateOf } from './current.ts'
import { openRegistry } from './open-registry.ts'

export interface ReleaseAllOptions {
  /** NUKKAD_HOME */
  readonly home: string
  /** folders of the remotes; all by default */
  readonly dirs?: readonly string[]
  /** how the shell's browser half is built */
  readonly host?: BuildHostOptions
  /** gates to skip, with the reason */
  readonly skip?: SkippedGates
  /** called with the words for the registry before anything is built */
  readonly onOpened?: (place: string) => void
  /** called with a line whenever something was built */
  readonly onProgress?: (line: string) => void
}

/** The outcome for one remote: `kept` means it was released from the same sources before. */
export interface RemoteOutcome {
  readonly name: string
  readonly version: string
  readonly outcome: 'released' | 'restored' | 'repaired' | 'kept'
}

/**
 * Releases every remote whose sources changed and builds the shell's browser half; quick when there is nothing to do. A
 * remote that fails does not hold back the others: all errors are thrown together at the end.
 */
export async function releaseAll(options: ReleaseAllOptions): Promise<RemoteOutcome[]> {
  const registry = await openRegistry(options.home)
  options.onOpened?.(registry.place)
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
  const pool = new BuildPool()
  try {
    const all: Begun[] = []
    for (const dir of dirs) {
      await attempt(async () => {
        all.push(await begin(identifyRemote(dir, shared), { home, registry, skip, onProgress, pool }))
      })
    }
    const host = builtHostOf({ shared, ...hostOptions }, pool)
    host.catch(() => {})
    const later: Begun[] = []
    const finish = async (one: Begun) => {
      const outcome = await one.finish()
      outcomes.push({ name: one.remote.name, version: one.remote.version, outcome })
    }
    // One after the other, in the order of the folders: each is a separate change in the registry.
    for (const one of all) {
      await attempt(() =>
        finish(one).catch((error) => {
          if (!(error instanceof RegistryRefusal && error.reason === 'foreign')) throw error
          later.push(one)
        }),
      )
    }
    // A screen that moved from one remote to another becomes free once the other was released without it.
    for (const one of later) await attempt(() => finish(one))
    await attempt(async () => {
      for (const damage of await damagedInUse(registry)) {
        onProgress(`${damage} The sources here are of another version, so it cannot be rebuilt; it is left out.`)
      }
      await registry.renew()
      const { isFresh } = await host
      if (isFresh) onProgress('shell built')
    })
    for (const one of all) one.clear()
  } finally {
    pool.close()
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return outcomes
}

const builtHostOf = async (options: BuildHostOptions, pool: BuildPool): Promise<{ readonly isFresh: boolean }> =>
  currentHost(options) ? { isFresh: false } : pool.run({ kind: 'host', options })

interface Releasing {
  readonly home: string
  readonly registry: RegistryWriter
  readonly skip: SkippedGates | undefined
  readonly onProgress: (line: string) => void
  readonly pool: BuildPool
}

/** A remote whose build has started, if it needs one. */
interface Begun {
  readonly remote: IdentifiedRemote
  /** Publishes what was built, or makes an existing version stable; may be called again after a refusal. */
  finish(): Promise<RemoteOutcome['outcome']>
  /** removes what was built */
  clear(): void
}

async function begin(remote: IdentifiedRemote, { home, registry, skip, onProgress, pool }: Releasing): Promise<Begun> {
  const { name, version } = remote
  const state = await releaseStateOf(registry, remote)
  if (state === 'kept') return { remote, finish: async () => 'kept', clear() {} }
  if (state === 'back') {
    const promote = async () => {
      await registry.promote(name, version)
      onProgress(`${name} ${version} is stable again`)
      return 'restored' as const
    }
    return { remote, finish: promote, clear() {} }
  }
  if (state !== 'new') onProgress(`${state.damage} It is being rebuilt.`)
  const outDir = path.join(home, 'builds', `${name}-${version}-${process.pid}`)
  const built = pool.run({ kind: 'remote', options: { remote, outDir, skip } })
  built.catch(() => {})
  return {
    remote,
    async finish() {
      const { firstLoad } = await built
      const known = (await registry.read()).remotes[name]
      await registry.publish(outDir, keepsPlace(known, version), { skipped: skip })
      onProgress(`${name} ${version} released, ${(firstLoad.bytes / 1000).toFixed(1)} kB for ${firstLoad.of}`)
      return state === 'new' ? 'released' : 'repaired'
    },
    clear: () => rmSync(outDir, { recursive: true, force: true }),
  }
}

/** A version whose files were lost is restored without changing which visitors get it. */
const keepsPlace = (remote: RegistryRemote | undefined, version: string) =>
  remote?.versions[version] ? ('none' as const) : undefined
