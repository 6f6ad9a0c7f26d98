import { journalFolder, type RegistryStore } from '../store/registry-store.ts'

/** So many of the last changes are kept; a writer that slept through as many begins anew. */
const kept = 100

/**
 * The last changes of the registry, each a whole document named by its sequence. The store lets only one of all writers
 * make a document, on this machine or another: who comes second reads again. There is no lock that a dead writer could
 * leave behind, and no clock that machines would have to agree on.
 */
export class Journal {
  readonly #store: RegistryStore

  constructor(store: RegistryStore) {
    this.#store = store
  }

  /** The sequence of the last change; 0 when there is none. */
  async newest(): Promise<number> {
    return Math.max(0, ...(await this.#sequences()))
  }

  /** The document of a change as it was signed; undefined when it is not kept any more. */
  read(sequence: number): Promise<string | undefined> {
    return this.#store.read(nameOf(sequence))
  }

  /** Adds the change that follows `sequence - 1`; false when another writer was first. */
  async add(sequence: number, text: string): Promise<boolean> {
    return (await this.#store.create(nameOf(sequence), text)) && this.keeps(sequence)
  }

  /** Does a change count that was added? Whoever slept for long may have found a place free that was taken and cleared. */
  async keeps(sequence: number): Promise<boolean> {
    if (sequence > (await this.newest()) - kept) return true
    await this.#store.remove(nameOf(sequence))
    return false
  }

  /** Removes what is no longer kept. */
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
