import path from 'node:path'
import type { Integrity, RegistryDocument, RegistryRemote, Release, ScreenRoute } from '@nukkad/contracts'
import { loadManifest, loadRelease, RegistryRefusal } from '@nukkad/registry'
import type { ServerBundle } from '../render/render-messages.ts'
import { type PageRelease, pageRelease } from './release-files.ts'
import { wantedReleases } from './wanted-versions.ts'

/** A release whose files were all checked, with the forms in which the shell uses it. */
export interface StoredRelease {
  readonly release: Release
  readonly forPages: PageRelease
  readonly bundle: ServerBundle
}

/** The releases read from disk so far, by name and version; a version never changes, so none is read twice. */
export class ReleaseStore {
  readonly #folder: string
  readonly #stored = new Map<string, StoredRelease>()
  /** the screens of releases whose files are damaged: these still own their addresses */
  readonly #screens = new Map<string, readonly ScreenRoute[]>()

  constructor(folder: string) {
    this.#folder = folder
  }

  get(name: string, version: string): StoredRelease | undefined {
    return this.#stored.get(`${name}@${version}`)
  }

  /** The screens of a release with their routes, even while its files are damaged. */
  screensOf(name: string, version: string): readonly ScreenRoute[] {
    const key = `${name}@${version}`
    return this.#stored.get(key)?.release.screens ?? this.#screens.get(key) ?? []
  }

  /** Finds any version in the document, reading it if necessary: pages opened long ago still request their files. */
  async find(document: RegistryDocument, name: string, version: string): Promise<StoredRelease | undefined> {
    const remote = Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined
    const known = remote ? this.#vouchedFor(name, version, remote) : this.get(name, version)
    if (known || !remote || !Object.hasOwn(remote.versions, version)) return known
    await this.#read(name, version, remote).catch(() => undefined)
    return this.get(name, version)
  }

  /** Reads all releases that the document may use; returns those that were refused, by `name@version`. */
  async fill(document: RegistryDocument): Promise<Map<string, RegistryRefusal>> {
    const refused = new Map<string, RegistryRefusal>()
    const reading = wantedReleases(document).map(async ([name, version, remote]) => {
      try {
        if (!this.#vouchedFor(name, version, remote)) await this.#read(name, version, remote)
      } catch (error) {
        if (!(error instanceof RegistryRefusal)) throw error
        refused.set(`${name}@${version}`, error)
      }
    })
    await Promise.all(reading)
    return refused
  }

  /** Drops releases that none of the documents uses. */
  keep(...documents: readonly RegistryDocument[]): void {
    const kept = new Set(documents.flatMap(wantedReleases).map(([name, version]) => `${name}@${version}`))
    for (const known of [this.#stored, this.#screens]) {
      for (const key of known.keys()) if (!kept.has(key)) known.delete(key)
    }
  }

  /** A version that was damaged and built again has the same name but another release.json. */
  #vouchedFor(name: string, version: string, remote: RegistryRemote): StoredRelease | undefined {
    const known = this.get(name, version)
    return known?.forPages.manifest === remote.versions[version]?.manifest ? known : undefined
  }

  async #read(name: string, version: string, remote: RegistryRemote): Promise<void> {
    const manifest = remote.versions[version]?.manifest
    if (!manifest) throw new RegistryRefusal('incomplete', `The registry does not hold ${name} ${version}.`)
    const { screens } = await loadManifest(this.#folder, name, version, manifest)
    this.#screens.set(`${name}@${version}`, screens)
    this.#put(`${name}@${version}`, await loadRelease(this.#folder, name, version, manifest), manifest)
  }

  #put(key: string, release: Release, manifest: Integrity): void {
    const entry = release.server.entry
    const file = path.join(this.#folder, release.name, release.version, entry)
    const integrity = release.files[entry]?.integrity
    if (!integrity) throw new RegistryRefusal('incomplete', `${key} has no hash for its server bundle.`)
    this.#stored.set(key, {
      release,
      forPages: pageRelease(release, manifest),
      bundle: { release: key, id: release.id, file, integrity },
    })
  }
}
