import { createInstance, type ModuleFederation } from '@module-federation/runtime'
import type { Release, SnapshotRelease } from '@nukkad/contracts'
import type { RemoteLifecycles } from '@nukkad/platform/host'
import { forgetFiles, integrityOf, urlOf, vouchFor } from './integrity.ts'
import { loadScript } from './load-script.ts'
import { forgetManifest, manifestOf } from './manifests.ts'
import { sharedModules } from './shared-modules.ts'

interface PageGlobals {
  __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>
  __FEDERATION__?: { __INSTANCES__: { name: string; shareScopeMap: unknown }[] }
  [name: string]: unknown
}
const globals = globalThis as unknown as PageGlobals

/** The federation host of the page: containers come by script with their bytes checked, never otherwise. */
export class Federation {
  readonly #host: ModuleFederation
  readonly #registered = new Map<string, SnapshotRelease>()

  constructor() {
    this.#host = createInstance({
      name: 'nukkad_shell',
      remotes: [],
      shared: sharedModules,
      plugins: [
        {
          name: 'nukkad-entries',
          async loadEntry({ remoteInfo: { name, entry } }) {
            if (globals[name] === undefined) await loadScript(entry, integrityOf(entry))
            return globals[name] as never
          },
        },
      ],
    })
  }

  /** What a release is made of. */
  manifest(release: SnapshotRelease): Promise<Release> {
    return manifestOf(release)
  }

  /** The lifecycles that a release exposes for a slot. */
  async lifecycles(release: SnapshotRelease, slot: string): Promise<RemoteLifecycles> {
    const manifest = await manifestOf(release)
    if (!this.#registered.has(release.id)) {
      vouchFor(release, manifest)
      this.#registered.set(release.id, release)
      this.#host.registerRemotes([
        { name: release.id, entry: urlOf(release, manifest.browser.entry), type: 'var', entryGlobalName: release.id },
      ])
    }
    const exposed = await this.#host.loadRemote<RemoteLifecycles>(`${release.id}/${slot}`).catch((error: unknown) => {
      // The runtime would remember the failure and give it as the answer to every later try.
      this.forget(release)
      throw error
    })
    if (!exposed) throw new Error(`${release.id} exposes no '${slot}'`)
    return exposed
  }

  /** Ends a release in this page: its container, its modules and every trace in the runtimes' registers. */
  forget(release: SnapshotRelease): void {
    if (!this.#registered.delete(release.id)) return
    forgetFiles(release)
    forgetManifest(release)
    const { remotes } = this.#host.options
    this.#host.options.remotes = remotes.filter(({ name }) => name !== release.id)
    this.#host.moduleCache.delete(release.id)
    for (const id of Object.keys(this.#host.remoteHandler.idToRemoteMap)) {
      if (id.startsWith(`${release.id}/`)) delete this.#host.remoteHandler.idToRemoteMap[id]
    }
    for (const versions of Object.values(this.#host.options.shared)) {
      for (const shared of versions) shared.useIn = shared.useIn.filter((user) => user !== release.id)
    }
    const instances = globals.__FEDERATION__?.__INSTANCES__
    const at = instances?.findIndex(({ name }) => name === release.id) ?? -1
    if (at >= 0) instances?.splice(at, 1)
    const loading = globals.__GLOBAL_LOADING_REMOTE_ENTRY__ ?? {}
    for (const key of Object.keys(loading)) if (key.startsWith(`${release.id}:`)) delete loading[key]
    // A `var` of a script cannot be deleted, only emptied.
    globals[release.id] = undefined
    delete globals[`webpackChunk${release.id}`]
  }

  /** Releases that are loaded, newest last. */
  loaded(): SnapshotRelease[] {
    return [...this.#registered.values()]
  }
}
