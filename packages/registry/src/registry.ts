import type { KeyObject } from 'node:crypto'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import type { Act } from './act.ts'
import * as changes from './document/changes.ts'
import { checkClaims } from './document/claims.ts'
import type { Journal } from './document/journal.ts'
import { SignedDocument } from './document/signed-document.ts'
import { type SigningKeys, signingKeys } from './keys.ts'
import { type Audience, type PublishOptions, RegistryOperations } from './operations.ts'
import { RegistryRefusal } from './refusal.ts'
import { loadRelease } from './releases/load-release.ts'
import { prunable, pruned } from './releases/pruning.ts'
import { readManifest, type StoredRelease } from './releases/release-store.ts'
import { FolderStore } from './store/folder-store.ts'
import type { RegistryStore } from './store/registry-store.ts'

export interface RegistryOptions {
  /** NUKKAD_HOME: contains `releases/` and, unless a key is given, `keys/` */
  readonly home: string
  /** PKCS#8 PEM of an Ed25519 key, from the settings */
  readonly privateKey?: string
  readonly now?: () => Date
  /** the author of the changes, as named in the document and the audit log */
  readonly by?: string
  /** keys besides its own whose documents it goes on from, by id: those before it, and of registries beside it */
  readonly trusted?: () => ReadonlyMap<string, KeyObject>
  /** the store shared with other processes; by default the folder `home` */
  readonly store?: RegistryStore
}

/** Writes the registry: stores releases, and changes the document that says who gets them. */
export class Registry extends RegistryOperations {
  readonly releases: string
  readonly keys: SigningKeys
  readonly #options: RegistryOptions
  protected readonly now: () => Date
  readonly #store: RegistryStore
  readonly #document: SignedDocument

  /** With the document of another registry object at the same store, both queue their changes. */
  constructor(options: RegistryOptions, document?: SignedDocument) {
    super()
    const { home, privateKey, now = () => new Date(), trusted = () => new Map() } = options
    this.releases = path.join(home, 'releases')
    this.keys = signingKeys(path.join(home, 'keys'), privateKey)
    this.#options = options
    this.now = now
    this.#store = options.store ?? new FolderStore(home)
    this.#document = document ?? new SignedDocument({ store: this.#store, keys: this.keys, now, trusted })
  }

  /** The same registry, with changes made in the name of `by`. */
  as(by: string): Registry {
    return new Registry({ ...this.#options, store: this.#store, by }, this.#document)
  }

  /** The recent changes as they were signed, oldest first. */
  get journal(): Pick<Journal, 'newest' | 'read'> {
    return this.#document.journal
  }

  /** The path of the signed document on this machine. */
  get file(): string {
    return path.join(this.releases, 'registry.json')
  }

  /** The signed document for readers; undefined before the first change. */
  readText(): Promise<string | undefined> {
    return this.#document.readText()
  }

  /** The present document, an empty one before the first release. */
  read(): Promise<RegistryDocument> {
    return this.#document.read()
  }

  change(act: Act, ...steps: readonly changes.Change[]): Promise<RegistryDocument> {
    return this.#document.change(this.#options.by ?? 'folder', act, steps)
  }

  /** The folder on this machine with a version's files; throws RegistryRefusal if the version is not known. */
  async releaseFolder(name: string, version: string): Promise<string> {
    const { remotes } = await this.read()
    const versions = Object.hasOwn(remotes, name) ? remotes[name]?.versions : undefined
    const known = versions && Object.hasOwn(versions, version) ? versions[version] : undefined
    if (!known) throw new RegistryRefusal('unknown', `There is no ${name} ${version}.`)
    return this.#store.releaseFolder({ name, version, manifest: known.manifest })
  }

  /**
   * Stores a built version directory and sets who gets it, everyone by default; `none` only stores it. Refused if it
   * takes an address, a screen's name or a slot of another remote.
   */
  async publish(
    from: string,
    to: Audience = { channel: 'stable' },
    { skipped, signedBy, why }: PublishOptions = {},
  ): Promise<StoredRelease> {
    checkClaims(await readManifest(from), await this.read(), this.releases)
    const stored = await this.#store.keepRelease(from)
    const { name, version, platform } = stored.release
    const publishedAt = this.now().toISOString()
    const { manifest } = stored
    const entry = { manifest, platform, publishedAt, ...(skipped && { skipped }), ...(signedBy && { signedBy }) }
    const steps = [changes.added(name, version, entry, stored.isNew)]
    if (to !== 'none') {
      steps.push(
        to.channel === 'stable' ? changes.stableMoved(name, version) : changes.ruleAdded(name, { ...to, version }),
      )
    }
    const published = {
      act: 'publish',
      remote: name,
      version,
      ...((why ?? skipped?.reason) && { why: why ?? skipped?.reason }),
    }
    const document = await this.change(published, ...steps, pruned(this.now(), name))
    // Old files that can't be removed are no reason to refuse a release.
    await this.#store.removeForgotten(document, this.now()).catch(() => [])
    return stored
  }

  /** Removes versions that nothing refers to any more, with their files; returns them as name@version. */
  async prune(): Promise<string[]> {
    const { remotes } = await this.read()
    const isAny = Object.values(remotes).some((remote) => prunable(remote, this.now()).length > 0)
    const document = isAny ? await this.change({ act: 'prune' }, pruned(this.now())) : await this.read()
    return this.#store.removeForgotten(document, this.now())
  }

  /**
   * What is wrong with the files of a version, by their hashes; undefined if nothing is, or the version is not known.
   */
  async damageOf(name: string, version: string): Promise<string | undefined> {
    const known = (await this.read()).remotes[name]?.versions[version]
    if (!known) return undefined
    try {
      await this.#store.releaseFolder({ name, version, manifest: known.manifest })
      await loadRelease(this.releases, name, version, known.manifest)
      return undefined
    } catch (error) {
      if (error instanceof RegistryRefusal) return error.message
      throw error
    }
  }

  /**
   * Signs the same document again if less than half of its validity is left or another key signed it; returns whether
   * it did. Also publishes a change whose writer died before publishing it.
   */
  async renew(): Promise<boolean> {
    await this.#document.publishMissing()
    if (!(await this.#document.isRenewalDue())) return false
    await this.change({ act: 'renew' })
    return true
  }
}
