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

interface ChunkRequest {
  readonly chunkId: string | number
  /** ids that are in place already; one object for each container */
  readonly installedModules: Record<string, 0>
  readonly webpackRequire: ModuleLoader
}

/**
 * What containers built by @module-federation/enhanced call while they run: they carry no runtime of their own, see
 * ContainerRuntimePlugin. There is one share scope, its libraries are in the page before any container is, and only the
 * shell loads remotes, so that nothing is left to negotiate.
 */
export const containerRuntime = (libraries: Readonly<Record<string, SharedLibrary>>) => ({
  bundlerRuntime: {
    init: (): object => ({}),
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

function libraryFor({ shareKey, requiredVersion }: Consumed, libraries: Readonly<Record<string, SharedLibrary>>) {
  const shared = libraries[shareKey]
  if (!shared) throw new Error(`The shell shares no '${shareKey}'`)
  if (!fits(shared.version, requiredVersion)) {
    throw new Error(`This needs ${shareKey} ${requiredVersion}, and the shell has ${shared.version}`)
  }
  return shared.library
}
