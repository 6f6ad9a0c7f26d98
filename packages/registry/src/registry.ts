import type { KeyObject } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryDocument } from '@nukkad/contracts'
import type { Act } from './act.ts'
import * as changes from './document/changes.ts'
import { checkClaims } from './document/claims.ts'
import { Journal } from './document/journal.ts'
import { type SigningKeys, signingKeys } from './keys.ts'
import { type Audience, type PublishOptions, RegistryOperations } from './operations.ts'
import { RegistryRefusal } from './refusal.ts'
import { isFullDisk } from './releases/files.ts'
import { loadRelease } from './releases/load-release.ts'
import { prunable, pruned } from './releases/pruning.ts'
import { readManifest, type StoredRelease } from './releases/release-store.ts'
import { parseSigned, readSigned, signRegistry } from './sign.ts'
import { FolderStore } from './store/folder-store.ts'
import { documentName, type RegistryStore } from './store/registry-store.ts'

const day = 24 * 60 * 60 * 1000
/** How long a document is valid, and an old one can be held before shells; each change renews it (decision 0665). */
const validity = 7 * day
/** Writers that keep losing to others give up after this long (ms). */
const patience = 30_000

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

/**
 * Writes the registry: each operation reads, changes and signs the document and adds it to the journal. Of several
 * writers one comes first, and the others retry on top of its change.
 */
export class Registry extends RegistryOperations {
  readonly releases: string
  readonly keys: SigningKeys
  readonly #options: RegistryOptions
  protected readonly now: () => Date
  readonly #store: RegistryStore
  readonly #journal: Journal
  /** Changes within one process are queued, so that only processes compete at the store. */
  #turns = { last: Promise.resolve<unknown>(undefined) }

  constructor(options: RegistryOptions) {
    super()
    const { home, privateKey, now = () => new Date() } = options
    this.releases = path.join(home, 'releases')
    this.keys = signingKeys(path.join(home, 'keys'), privateKey)
    this.#options = options
    this.now = now
    this.#store = options.store ?? new FolderStore(home)
    this.#journal = new Journal(this.#store)
  }

  /** The same registry, with changes made in the name of `by`. */
  as(by: string): Registry {
    const other = new Registry({ ...this.#options, store: this.#store, by })
    other.#turns = this.#turns
    return other
  }

  /** The recent changes as they were signed, oldest first. */
  get journal(): Pick<Journal, 'newest' | 'read'> {
    return this.#journal
  }

  /** The path of the signed document on this machine. */
  get file(): string {
    return path.join(this.releases, 'registry.json')
  }

  /**
   * The signed document for readers, including a change that counts but could not be published; undefined before the
   * first.
   */
  async readText(): Promise<string | undefined> {
    const { sequence } = await this.#readPublished()
    const newest = await this.#journal.newest()
    const unpublished = newest > sequence ? await this.#journal.read(newest) : undefined
    return unpublished ?? (await this.#store.read(documentName))
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
   * The present document, an empty one before the first release; its signature is checked, its age is not. A change
   * counts even if its writer died before publishing it, and an older document in its place does not.
   */
  async read(): Promise<RegistryDocument> {
    const text = await this.readText()
    return text === undefined ? changes.emptyDocument : this.#read(text)
  }

  #read(text: string): RegistryDocument {
    const { keyId, publicKey } = this.keys
    return readSigned(parseSigned(text), new Map([...(this.#options.trusted?.() ?? []), [keyId, publicKey]]))
  }

  /** Applies changes in order as one: all of them take effect, or none. */
  change(act: Act, ...steps: readonly changes.Change[]): Promise<RegistryDocument> {
    const mine = this.#turns.last.then(() => this.#change(act, steps))
    this.#turns.last = mine.catch(() => undefined)
    return mine
  }

  async #change(act: Act, steps: readonly changes.Change[]): Promise<RegistryDocument> {
    const giveUpAt = Date.now() + patience
    for (;;) {
      const before = await this.read()
      const after = steps.reduce((document, step) => step(document), before)
      const issuedAt = this.now()
      const document: RegistryDocument = {
        ...after,
        sequence: before.sequence + 1,
        issuedAt: issuedAt.toISOString(),
        validUntil: new Date(issuedAt.getTime() + validity).toISOString(),
        change: { by: this.#options.by ?? 'folder', ...act },
      }
      const text = JSON.stringify(signRegistry(document, this.keys))
      if (await this.#journal.add(document.sequence, text)) {
        await this.#publish().catch(unlessFull)
        // Publishing shows a writer that was suspended for long how far the others are.
        if (await this.#journal.keeps(document.sequence)) return document
      }
      if (Date.now() > giveUpAt)
        throw new RegistryRefusal('busy', 'The registry keeps being changed by others; try again.')
      await sleep(Math.random() * 20)
    }
  }

  /**
   * The published document. If it is truncated or absurd, the journal has the right one; a document signed by another
   * key is never an accident.
   */
  async #readPublished(): Promise<RegistryDocument> {
    const text = await this.#store.read(documentName)
    if (text === undefined) return changes.emptyDocument
    try {
      return this.#read(text)
    } catch (error) {
      const isDamaged = error instanceof RegistryRefusal && (error.reason === 'malformed' || error.reason === 'leap')
      if (isDamaged && (await this.#journal.newest()) > 0) return changes.emptyDocument
      throw error
    }
  }

  /** Publishes the last change for readers. A slow writer must not leave an older one there. */
  async #publish(): Promise<void> {
    const giveUpAt = Date.now() + patience
    while (Date.now() < giveUpAt) {
      const newest = await this.#journal.newest()
      const text = await this.#journal.read(newest)
      if (text === undefined || (await this.#readPublished()).sequence >= newest) break
      await this.#store.replace(documentName, text)
    }
    await this.#journal.prune()
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
    const { validUntil, sequence } = await this.read()
    if ((await this.#readPublished()).sequence < sequence) await this.#publish()
    const isOwn = parseSigned((await this.readText()) ?? '{}').keyId === this.keys.keyId
    if (sequence === 0 || (isOwn && Date.parse(validUntil) - this.now().getTime() > validity / 2)) return false
    await this.change({ act: 'renew' })
    return true
  }
}

/** A change in the journal counts, and is published by the next change or start. */
const unlessFull = (error: unknown): void => {
  if (!isFullDisk(error)) throw error
}
