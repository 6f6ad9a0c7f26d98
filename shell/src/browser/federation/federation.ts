import type { ReleaseAssets, SnapshotRelease } from '@nukkad/contracts'
import type { RemoteLifecycles } from '@nukkad/platform/host'
import { containerRuntime } from './container-runtime.ts'
import { integrityOf, urlOf } from './integrity.ts'
import { dropLateStyles, hashOf, lateStyles } from './late-files.ts'
import { loadScript } from './load-script.ts'
import { forgetManifests } from './manifests.ts'
import { assetsOf, entryOf, forgetPageFiles } from './release-files.ts'
import { sharedLibraries } from './shared-libraries.ts'

/** A module federation container, whatever built it. */
interface Container {
  init(shareScope: object): unknown
  get(name: string): Promise<() => RemoteLifecycles>
}

interface Loaded {
  readonly release: SnapshotRelease
  readonly container: Promise<Container>
  /** whether a slot of it was loaded, and may be in the page */
  isServing: boolean
}

const globals = globalThis as unknown as Record<string, unknown>

/** The federation host of the page: containers are loaded only by script with their integrity checked. */
export class Federation {
  readonly #containers = new Map<string, Loaded>()

  constructor() {
    // Containers look it up by this name, see ContainerRuntimePlugin of the build.
    globals._NUKKAD_CONTAINER_RUNTIME = () =>
      containerRuntime(sharedLibraries, {
        load: (url) => loadScript(url, integrityOf(url)),
        hashOf: (url) => this.#ofOwner(url, hashOf),
        styles: (url) => this.#ofOwner(url, lateStyles),
      })
  }

  /** The files of a slot (`slot:header`) or a screen (`screen:product`). */
  files(release: SnapshotRelease, key: string): Promise<ReleaseAssets> {
    return assetsOf(release, key)
  }

  /** The lifecycles that a release exposes for a slot. */
  async lifecycles(release: SnapshotRelease, slot: string): Promise<RemoteLifecycles> {
    const loaded = this.#load(release)
    try {
      const container = await loaded.container
      const factory = await container.get(`./${slot}`)
      const found = factory()
      loaded.isServing = true
      return found
    } catch (error) {
      // A failed container must not answer the next attempt; one that serves another slot continues to serve that.
      if (!loaded.isServing) this.forget(release)
      throw error
    }
  }

  #load(release: SnapshotRelease): Loaded {
    const known = this.#containers.get(release.id)
    if (known) return known
    const loaded: Loaded = { release, container: loadContainer(release), isServing: false }
    this.#containers.set(release.id, loaded)
    return loaded
  }

  /** Removes a release from this page: its container, its modules and the hashes of its files. */
  forget(release: SnapshotRelease): void {
    if (!this.#containers.delete(release.id)) return
    forgetManifests((id) => id === release.id)
    forgetPageFiles(release)
    dropLateStyles(release)
    for (const name of [release.id, `webpackChunk${release.id}`]) Reflect.deleteProperty(globals, name)
  }

  /** Calls `ask` with a file's address and the release it belongs to. */
  #ofOwner<T>(url: string, ask: (release: SnapshotRelease, url: string) => T): T | undefined {
    const owner = this.loaded().find((release) => url.startsWith(urlOf(release, '')))
    return owner && ask(owner, url)
  }

  /** Releases that are loaded, newest last. */
  loaded(): SnapshotRelease[] {
    return [...this.#containers.values()].map(({ release }) => release)
  }
}

async function loadContainer(release: SnapshotRelease): Promise<Container> {
  const entry = urlOf(release, await entryOf(release))
  await loadScript(entry, integrityOf(entry))
  const container = globals[release.id] as Container | undefined
  if (!container) throw new Error(`The entry of ${release.id} did not create a container`)
  await container.init({})
  return container
}
