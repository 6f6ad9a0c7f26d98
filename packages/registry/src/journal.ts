import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createWhole } from './files.ts'

/** So many of the last changes are kept; a writer that slept through as many begins anew. */
const kept = 100
/** What a writer that died left behind is no draft of a living one after this. */
const draftsLive = 60 * 60 * 1000

/**
 * The last changes of the registry, each a whole document in a file named by its sequence. A file is made by a hard
 * link, which only one of all writers can make, on this machine or another: who comes second reads again. There is no
 * lock that a dead writer could leave behind, and no clock that machines would have to agree on.
 */
export class Journal {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** The sequence of the last change; 0 when there is none. */
  async newest(): Promise<number> {
    return Math.max(0, ...(await this.#sequences()))
  }

  /** The document of a change as it was signed; undefined when it is not kept any more. */
  read(sequence: number): Promise<string | undefined> {
    return readFile(this.#file(sequence), 'utf8').catch(() => undefined)
  }

  /** Adds the change that follows `sequence - 1`; false when another writer was first. */
  async add(sequence: number, text: string): Promise<boolean> {
    await mkdir(this.folder, { recursive: true })
    if (!(await createWhole(this.#file(sequence), text))) return false
    // Whoever slept so long may have found a place free that was taken and cleared.
    const isFirst = sequence > (await this.newest()) - kept
    if (!isFirst) await rm(this.#file(sequence), { force: true })
    return isFirst
  }

  /** Removes what is no longer kept. */
  async prune(): Promise<void> {
    const newest = await this.newest()
    const old = (await this.#sequences()).filter((sequence) => sequence <= newest - kept)
    await Promise.all(old.map((sequence) => rm(this.#file(sequence), { force: true })))
    const drafts = (await readdir(this.folder)).filter((name) => name.endsWith('.tmp'))
    for (const name of drafts) {
      const file = path.join(this.folder, name)
      const found = await stat(file).catch(() => undefined)
      if (found && Date.now() - found.mtimeMs > draftsLive) await rm(file, { force: true })
    }
  }

  #file(sequence: number): string {
    return path.join(this.folder, `${sequence}.json`)
  }

  async #sequences(): Promise<number[]> {
    const names = await readdir(this.folder).catch(() => [])
    return names.flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
  }
}
