import { fits } from './fits.ts'
import type { SharedLibrary } from './shared-libraries.ts'

/** What a container declares about a library that it does not bundle. */
interface Consumed {
  readonly shareKey: string
  /** `^19.3.1`, or another range that the remote requires of the platform */
  readonly requiredVersion: string
}

/** The parts of a container's own module loader (`__webpack_require__`) into which libraries are placed. */
interface ModuleLoader {
  /** factories of modules, by id */
  readonly m: Record<string, (module: { exports: object }) => void>
  readonly consumesLoadingData: {
    readonly chunkMapping: Readonly<Record<string, readonly (string | number)[]>>
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>>
  }
}

/** The parts through which a container loads its imports. */
interface ChunkLoader {
  /** resolves when a chunk may be run */
  e: (chunkId: string | number) => Promise<unknown>
  /** loads a script; only a remote in development has its own implementation */
  l?: (url: string, done: (event: Event | LoadFault) => void, key?: string, chunkId?: string | number) => void
  /** address of the folder of scripts, and the file name of a chunk */
  readonly p: string
  readonly u: (chunkId: string | number) => string
}

/** What webpack receives for a script that failed to load. */
interface LoadFault {
  readonly type: 'error'
  readonly target: { readonly src: string }
}

interface ChunkRequest {
  readonly chunkId: string | number
  /** ids that are already provided; one object for each container */
  readonly installedModules: Record<string, 0>
  readonly webpackRequire: ModuleLoader
}

/** What the page does for scripts that a container imports at run time. */
export interface LateFiles {
  /** runs a script with its integrity checked */
  load(url: string): Promise<void>
  /** resolves when the hash of a script is known; undefined if it is known already */
  hashOf(url: string): Promise<void> | undefined
  /** resolves when the styles of what a script renders apply */
  styles(url: string): Promise<void> | undefined
}

/**
 * The functions that containers built by @module-federation/enhanced call at run time: they have no runtime of their
 * own, see ContainerRuntimePlugin. There is one share scope, its libraries are in the page before any container is, and
 * only the shell loads remotes, so nothing needs negotiation.
 */
export const containerRuntime = (libraries: Readonly<Record<string, SharedLibrary>>, files: LateFiles) => ({
  bundlerRuntime: {
    init({ webpackRequire }: { readonly webpackRequire: ChunkLoader }): object {
      bringLateFiles(webpackRequire, files)
      return {}
    },
    /** The share scope of a container: known before it is loaded. */
    I: (): boolean => true,
    initContainerEntry: (): boolean => true,
    /** Provides the libraries that a chunk requires where its imports look for them. */
    consumes({ chunkId, installedModules, webpackRequire }: ChunkRequest): void {
      const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData
      for (const id of chunkMapping[chunkId] ?? []) {
        const wanted = moduleIdToConsumeDataMapping[id]
        if (id in installedModules || !wanted) continue
        installedModules[id] = 0
        webpackRequire.m[id] = (module) => {
          module.exports = libraryFor(wanted, libraries)
        }
      }
    },
  },
})

/** Makes the container wait for the hashes and styles of its imports, which it does not know about. */
function bringLateFiles(webpackRequire: ChunkLoader, files: LateFiles): void {
  const { e: ensure, l: own } = webpackRequire
  webpackRequire.l = (url, done, ...more) => {
    const failed = () => done({ type: 'error', target: { src: url } })
    const load = () => (own ? own(url, done, ...more) : files.load(url).then(() => done(new Event('load')), failed))
    const coming = files.hashOf(url)
    if (coming) coming.then(load, failed)
    else load()
  }
  webpackRequire.e = async (chunkId) => {
    const url = webpackRequire.p + webpackRequire.u(chunkId)
    const [loaded] = await Promise.all([ensure(chunkId), files.styles(url)])
    // Which styles these are may have become known only after the script was requested.
    await files.styles(url)
    return loaded
  }
}

function libraryFor({ shareKey, requiredVersion }: Consumed, libraries: Readonly<Record<string, SharedLibrary>>) {
  const shared = libraries[shareKey]
  if (!shared) throw new Error(`The shell does not share '${shareKey}'`)
  if (!fits(shared.version, requiredVersion)) {
    throw new Error(`This needs ${shareKey} ${requiredVersion}, but the shell has ${shared.version}`)
  }
  return shared.library
}
