import { journalFolder, type RegistryStore } from '../store/registry-store.ts'

/** Number of recent changes that are kept; a writer that has missed as many starts over. */
const kept = 100

/**
 * The recent changes of the registry, each a whole document named by its sequence number. The store lets only one of
 * several writers create a document, on this machine or another: the others read again. There is no lock that a dead
 * writer could leave behind, and no clock that machines would have to agree on.
 */
export class Journal {
  readonly #store: RegistryStore

  constructor(store: RegistryStore) {
    this.#store = store
  }

  /** The sequence number of the last change; 0 if there is none. */
  async newest(): Promise<number> {
    return Math.max(0, ...(await this.#sequences()))
  }

  /** The document of a change as it was signed; undefined if it is no longer kept. */
  read(sequence: number): Promise<string | undefined> {
    return this.#store.read(nameOf(sequence))
  }

  /** Adds the change that follows `sequence - 1`; false if another writer was first. */
  async add(sequence: number, text: string): Promise<boolean> {
    return (await this.#store.create(nameOf(sequence), text)) && this.keeps(sequence)
  }

  /**
   * Whether an added change counts. A writer that was suspended for long may have used a sequence number that was taken
   * and pruned.
   */
  async keeps(sequence: number): Promise<boolean> {
    if (sequence > (await this.newest()) - kept) return true
    await this.#store.remove(nameOf(sequence))
    return false
  }

  /** Removes changes that are no longer kept. */
  async prune(): Promise<void> {
    const newest = await this.newest()
    const old = (await this.#sequences()).filter((sequence) => sequence <= newest - kept)
    await Promise.all(old.map((sequence) => this.#store.remove(nameOf(sequence))))
  }

  async #sequences(): Promise<number[]> {
    const names = await this.#store.names(journalFolder)
    return names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
  }
}

const nameOf = (sequence: number) => `${journalFolder}/${sequence}.json`
