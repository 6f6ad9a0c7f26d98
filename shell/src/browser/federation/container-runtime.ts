import { fits } from './fits.ts'
import type { SharedLibrary } from './shared-libraries.ts'

/** What a container says about a library that it does not carry. */
interface Consumed {
  readonly shareKey: string
  /** `^19.3.1`, or whatever range the remote wants the platform in */
  readonly requiredVersion: string
}

/** The parts of a container's own module loader (`__webpack_require__`) that libraries are put into. */
interface ModuleLoader {
  /** factories of modules, by id */
  readonly m: Record<string, (module: { exports: object }) => void>
  readonly consumesLoadingData: {
    readonly chunkMapping: Readonly<Record<string, readonly (string | number)[]>>
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>>
  }
}

/** The parts by which a container loads what it imports. */
interface ChunkLoader {
  /** resolves when a chunk may be run */
  e: (chunkId: string | number) => Promise<unknown>
  /** loads a script; only a remote in development has a way of its own */
  l?: (url: string, done: (event: Event | LoadFault) => void, key?: string, chunkId?: string | number) => void
  /** address of the folder of scripts, and the name of a chunk's */
  readonly p: string
  readonly u: (chunkId: string | number) => string
}

/** What webpack is told of a script that did not come. */
interface LoadFault {
  readonly type: 'error'
  readonly target: { readonly src: string }
}

interface ChunkRequest {
  readonly chunkId: string | number
  /** ids that are in place already; one object for each container */
  readonly installedModules: Record<string, 0>
  readonly webpackRequire: ModuleLoader
}

/** What the page does for scripts that a container imports while it runs. */
export interface LateFiles {
  /** runs a script with its bytes checked */
  load(url: string): Promise<void>
  /** resolves when the hash of a script is known; undefined where it is */
  hashOf(url: string): Promise<void> | undefined
  /** resolves when the styles of what a script draws apply */
  styles(url: string): Promise<void> | undefined
}

/**
 * What containers built by @module-federation/enhanced call while they run: they carry no runtime of their own, see
 * ContainerRuntimePlugin. There is one share scope, its libraries are in the page before any container is, and only the
 * shell loads remotes, so that nothing is left to negotiate.
 */
export const containerRuntime = (libraries: Readonly<Record<string, SharedLibrary>>, files: LateFiles) => ({
  bundlerRuntime: {
    init({ webpackRequire }: { readonly webpackRequire: ChunkLoader }): object {
      bringLateFiles(webpackRequire, files)
      return {}
    },
    /** The share scope of a container: known before it came. */
    I: (): boolean => true,
    initContainerEntry: (): boolean => true,
    /** Puts the libraries that a chunk wants where its imports look for them. */
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

/** Has the container wait for hashes and styles of what it imports, which it knows nothing of. */
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
    // Which they are may be known only since the script was asked for.
    await files.styles(url)
    return loaded
  }
}

function libraryFor({ shareKey, requiredVersion }: Consumed, libraries: Readonly<Record<string, SharedLibrary>>) {
  const shared = libraries[shareKey]
  if (!shared) throw new Error(`The shell shares no '${shareKey}'`)
  if (!fits(shared.version, requiredVersion)) {
    throw new Error(`This needs ${shareKey} ${requiredVersion}, and the shell has ${shared.version}`)
  }
  return shared.library
}
