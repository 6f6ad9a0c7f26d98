import type { RemoteLifecycles } from '@nukkad/platform/host'
import type { containerRuntime } from '../browser/federation/container-runtime.ts'
import type { Mounts } from './mounts.ts'

type Runtime = ReturnType<typeof containerRuntime>
type GetRuntime = () => Runtime
type ChunkRequest = Parameters<Runtime['bundlerRuntime']['consumes']>[0]
interface Platform {
  lifecycles(...slot: unknown[]): RemoteLifecycles
}

/** The global through which the shell shares its libraries with containers, see federation.ts. */
const runtimeGlobal = '_NUKKAD_CONTAINER_RUNTIME'
const platform = '@nukkad/platform'

/**
 * Resolves with libraries of the shell as soon as it shares them: the overlay takes them as a remote does. Remotes get
 * the same libraries, except that `mounts` observes the platform's lifecycles.
 */
export function whenShared(
  page: Window,
  names: readonly string[],
  mounts: Mounts,
): Promise<Readonly<Record<string, object>>> {
  return new Promise((resolve) => {
    Object.defineProperty(page, runtimeGlobal, {
      configurable: true,
      set(getRuntime: GetRuntime) {
        Object.defineProperty(page, runtimeGlobal, {
          value: () => watchedRuntime(getRuntime(), mounts),
          configurable: true,
          writable: true,
        })
        resolve(taken(getRuntime(), names))
      },
    })
  })
}

/** Requests libraries as a container's own module loader would. */
function taken({ bundlerRuntime }: Runtime, names: readonly string[]): Readonly<Record<string, object>> {
  const factories: ChunkRequest['webpackRequire']['m'] = {}
  const wanted = names.map((shareKey) => [shareKey, { shareKey, requiredVersion: '*' }] as const)
  bundlerRuntime.consumes({
    chunkId: 'overlay',
    installedModules: {},
    webpackRequire: {
      m: factories,
      consumesLoadingData: {
        chunkMapping: { overlay: names },
        moduleIdToConsumeDataMapping: Object.fromEntries(wanted),
      },
    },
  })
  return Object.fromEntries(names.map((name) => [name, exportsOf(factories[name])]))
}

function exportsOf(factory: ((module: { exports: object }) => void) | undefined): object {
  const module = { exports: {} }
  factory?.(module)
  return module.exports
}

function watchedRuntime(runtime: Runtime, mounts: Mounts): Runtime {
  const consumes = (request: ChunkRequest) => {
    const { m, consumesLoadingData } = request.webpackRequire
    const before = { ...m }
    runtime.bundlerRuntime.consumes(request)
    for (const [id, { shareKey }] of Object.entries(consumesLoadingData.moduleIdToConsumeDataMapping)) {
      const factory = m[id]
      if (shareKey !== platform || !factory || factory === before[id]) continue
      m[id] = (module) => {
        module.exports = watchedPlatform(exportsOf(factory) as Platform, mounts)
      }
    }
  }
  return { bundlerRuntime: { ...runtime.bundlerRuntime, consumes } }
}

const watchedPlatform = (library: Platform, mounts: Mounts): object =>
  Object.create(library, {
    lifecycles: { value: (...slot: unknown[]) => mounts.watched(library.lifecycles(...slot)), enumerable: true },
  })
