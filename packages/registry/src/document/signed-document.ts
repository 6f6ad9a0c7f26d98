import type { KeyObject } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RegistryDocument } from '@nukkad/contracts'
import type { Act } from '../act.ts'
import type { SigningKeys } from '../keys.ts'
import { RegistryRefusal } from '../refusal.ts'
import { isFullDisk } from '../releases/files.ts'
import { parseSigned, readSigned, signRegistry } from '../sign.ts'
import { documentName, type RegistryStore } from '../store/registry-store.ts'
import { type Change, emptyDocument } from './changes.ts'
import { Journal } from './journal.ts'

const day = 24 * 60 * 60 * 1000
/** How long a document is valid, and an old one can be held before shells; each change renews it (decision 0665). */
const validity = 7 * day
/** Writers that keep losing to others give up after this long (ms). */
const patience = 30_000

interface SignedDocumentParts {
  readonly store: RegistryStore
  readonly keys: SigningKeys
  readonly now: () => Date
  /** keys besides its own whose documents it goes on from, by id */
  readonly trusted: () => ReadonlyMap<string, KeyObject>
}

/**
 * The registry's document at its store: read, changed, signed and added to the journal. Of several writers one comes
 * first, and the others retry on top of its change.
 */
export class SignedDocument {
  readonly #parts: SignedDocumentParts
  readonly journal: Journal
  /** Changes within one process are queued, so that only processes compete at the store. */
  #lastChange: Promise<unknown> = Promise.resolve()

  constructor(parts: SignedDocumentParts) {
    this.#parts = parts
    this.journal = new Journal(parts.store)
  }

  /**
   * The signed document for readers, including a change that counts but could not be published; undefined before the
   * first.
   */
  async readText(): Promise<string | undefined> {
    const { sequence } = await this.#readPublished()
    const newest = await this.journal.newest()
    const unpublished = newest > sequence ? await this.journal.read(newest) : undefined
    return unpublished ?? (await this.#parts.store.read(documentName))
  }

  /**
   * The present document, an empty one before the first release; its signature is checked, its age is not. A change
   * counts even if its writer died before publishing it, and an older document in its place does not.
   */
  async read(): Promise<RegistryDocument> {
    const text = await this.readText()
    return text === undefined ? emptyDocument : this.#read(text)
  }

  #read(text: string): RegistryDocument {
    const { keyId, publicKey } = this.#parts.keys
    return readSigned(parseSigned(text), new Map([...this.#parts.trusted(), [keyId, publicKey]]))
  }

  /** Applies changes in order as one, in the name of `by`: all of them take effect, or none. */
  change(by: string, act: Act, steps: readonly Change[]): Promise<RegistryDocument> {
    const mine = this.#lastChange.then(() => this.#change(by, act, steps))
    this.#lastChange = mine.catch(() => undefined)
    return mine
  }

  async #change(by: string, act: Act, steps: readonly Change[]): Promise<RegistryDocument> {
    const giveUpAt = Date.now() + patience
    for (;;) {
      const before = await this.read()
      const after = steps.reduce((document, step) => step(document), before)
      const issuedAt = this.#parts.now()
      const document: RegistryDocument = {
        ...after,
        sequence: before.sequence + 1,
        issuedAt: issuedAt.toISOString(),
        validUntil: new Date(issuedAt.getTime() + validity).toISOString(),
        change: { by, ...act },
      }
      const text = JSON.stringify(signRegistry(document, this.#parts.keys))
      if (await this.journal.add(document.sequence, text)) {
        await this.#publish().catch(unlessFull)
        // Publishing shows a writer that was suspended for long how far the others are.
        if (await this.journal.keeps(document.sequence)) return document
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
    const text = await this.#parts.store.read(documentName)
    if (text === undefined) return emptyDocument
    try {
      return this.#read(text)
    } catch (error) {
      const isDamaged = error instanceof RegistryRefusal && (error.reason === 'malformed' || error.reason === 'leap')
      if (isDamaged && (await this.journal.newest()) > 0) return emptyDocument
      throw error
    }
  }

  /** Publishes the last change for readers. A slow writer must not leave an older one there. */
  async #publish(): Promise<void> {
    const giveUpAt = Date.now() + patience
    while (Date.now() < giveUpAt) {
      const newest = await this.journal.newest()
      const text = await this.journal.read(newest)
      if (text === undefined || (await this.#readPublished()).sequence >= newest) break
      await this.#parts.store.replace(documentName, text)
    }
    await this.journal.prune()
  }

  /** Publishes a change whose writer died before publishing it. */
  async publishMissing(): Promise<void> {
    const { sequence } = await this.read()
    if ((await this.#readPublished()).sequence < sequence) await this.#publish()
  }

  /** Whether less than half of its validity is left, or another key signed it. */
  async isRenewalDue(): Promise<boolean> {
    const { validUntil, sequence } = await this.read()
    if (sequence === 0) return false
    const { keys, now } = this.#parts
    const isOwn = parseSigned((await this.readText()) ?? '{}').keyId === keys.keyId
    return !isOwn || Date.parse(validUntil) - now().getTime() <= validity / 2
  }
}

/** A change in the journal counts, and is published by the next change or start. */
const unlessFull = (error: unknown): void => {
  if (!isFullDisk(error)) throw error
}
