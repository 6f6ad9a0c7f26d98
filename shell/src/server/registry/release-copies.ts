import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryDocument } from '@nukkad/contracts'
import { checkSignature, type RegistryHttp, RegistryRefusal, removeForgotten, type TrustChain } from '@nukkad/registry'
import type { Logger } from 'pino'
import { wantedVersions } from '../releases/wanted-versions.ts'
import { fetchRelease } from './fetch-release.ts'
import { sweepDrafts } from './release-drafts.ts'

export interface CopyOptions {
  readonly http: RegistryHttp
  readonly trust: TrustChain
  /** the local copy: registry.json, and a folder for each release */
  readonly folder: string
  readonly log: Pick<Logger, 'info' | 'warn'>
}

type NamedVersion = readonly [name: string, version: string]

const shortestPauseMs = 250
const longestPauseMs = 10_000

/** The releases of a document on this machine: those that may be served first, then all others. */
export class ReleaseCopies {
  readonly #options: CopyOptions
  readonly #ending: AbortSignal
  readonly #underWay = new Map<string, Promise<void>>()
  /** manifests of releases that were found complete here, by name@version: they are not read again */
  readonly #whole = new Map<string, string>()
  /** the known document, whose releases are fetched; another one ends what was begun for it */
  document: RegistryDocument | undefined

  constructor(options: CopyOptions, ending: AbortSignal) {
    this.#options = options
    this.#ending = ending
  }

  /** Fetches the releases that may be served; resolves to whether another attempt would change nothing. */
  fetchWanted(document: RegistryDocument): Promise<boolean> {
    this.document = document
    return this.#fetchAll(namedVersions(document, wantedVersions))
  }

  /** Fetches all other releases, after those that may be served if these are not here yet; removes forgotten ones. */
  async fetchRest(document: RegistryDocument, hasWanted: boolean): Promise<void> {
    if (!hasWanted) await this.#fetchLate(namedVersions(document, wantedVersions), document)
    for (const [name, version] of namedVersions(document, ({ versions }) => Object.keys(versions))) {
      if (this.#ending.aborted || this.document !== document) return
      await this.#release(name, version).catch(() => undefined)
    }
    await removeForgotten(this.#options.folder, document, new Date())
    await sweepDrafts(this.#options.folder)
  }

  /** Fetches releases that are damaged here again, given as name@version. */
  repair(releases: readonly string[]): void {
    for (const release of releases) {
      const at = release.lastIndexOf('@')
      this.#whole.delete(release)
      void this.#release(release.slice(0, at), release.slice(at + 1)).catch(() => undefined)
    }
  }

  /** Whether all releases that may be served are here. Altered files are detected by their readers. */
  async hasWanted(document: RegistryDocument): Promise<boolean> {
    const files = namedVersions(document, wantedVersions).map(([name, version]) =>
      readFile(path.join(this.#options.folder, name, version, 'release.json')).then(
        () => true,
        () => false,
      ),
    )
    return (await Promise.all(files)).every(Boolean)
  }

  /** Returns true if another attempt would change nothing: files that differ from what was published are left out. */
  async #fetchAll(releases: readonly NamedVersion[]): Promise<boolean> {
    const tried = await Promise.allSettled(releases.map(([name, version]) => this.#release(name, version)))
    return tried.every((one) => one.status === 'fulfilled' || one.reason instanceof RegistryRefusal)
  }

  /**
   * Retries downloads that failed because of a full disk or a broken connection, until another document replaces this
   * one.
   */
  async #fetchLate(releases: readonly NamedVersion[], document: RegistryDocument): Promise<void> {
    for (let pause = shortestPauseMs; this.document === document; pause = Math.min(pause * 2, longestPauseMs)) {
      await sleep(pause, undefined, { signal: this.#ending, ref: false })
      if (await this.#fetchAll(releases)) return
    }
  }

  /** Fetches a release that is missing or damaged here; concurrent calls share one download. */
  #release(name: string, version: string): Promise<void> {
    const key = `${name}@${version}`
    const known = this.#underWay.get(key)
    if (known) return known
    const work = this.#fetch(name, version).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, work)
    return work
  }

  async #fetch(name: string, version: string): Promise<void> {
    const { http, trust, folder, log } = this.#options
    const entry = this.document?.remotes[name]?.versions[version]
    if (!entry || entry.quarantined !== undefined) return
    const key = `${name}@${version}`
    if (this.#whole.get(key) === entry.manifest) return
    try {
      checkSignature(trust.current, name, version, entry)
      await fetchRelease({ http, folder, name, version, manifest: entry.manifest, signal: this.#ending })
      this.#whole.set(key, entry.manifest)
    } catch (error) {
      if (!this.#ending.aborted) log.warn({ release: key, cause: String(error) }, 'not fetched')
      throw error
    }
  }
}

const namedVersions = (
  { remotes }: RegistryDocument,
  versionsOf: (remote: RegistryDocument['remotes'][string]) => readonly string[],
): NamedVersion[] =>
  Object.entries(remotes).flatMap(([name, remote]) => versionsOf(remote).map((version) => [name, version] as const))
