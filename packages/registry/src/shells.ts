import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeWhole } from './files.ts'

/** What one shell runs and what it refused, for whoever released something. */
export interface ShellStatus {
  /** machine and process, such as `web-1-4711` */
  readonly shell: string
  /** of the document that it runs */
  readonly sequence: number
  /** of the newest document that it looked at, taken or refused */
  readonly seen: number
  /** releases of that document that nobody gets here, as name@version, with the reason */
  readonly leftOut: Readonly<Record<string, string>>
  /** why the document was refused as a whole */
  readonly refused?: string
}

/** A shell that is still there says so this often, in milliseconds. */
export const statusEvery = 10_000
/** Who has said nothing for so long was killed. */
const statusLives = 3 * statusEvery
const lookEvery = 50

/** What the shells of a home say about themselves: a file each, which is removed when the shell ends. */
export class ShellStatuses {
  readonly #folder: string

  /** @param home NUKKAD_HOME */
  constructor(home: string) {
    this.#folder = path.join(home, 'accepted', 'shells')
  }

  async write(status: ShellStatus): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await writeWhole(this.#file(status.shell), JSON.stringify(status))
  }

  /** Says that a shell is still there. */
  async touch(shell: string): Promise<void> {
    const now = new Date()
    await utimes(this.#file(shell), now, now)
  }

  async remove(shell: string): Promise<void> {
    await rm(this.#file(shell), { force: true })
  }

  /** All that are there, by name; those that were killed are forgotten. */
  async read(): Promise<ShellStatus[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
    const statuses = await Promise.all(names.map((name) => this.#one(path.join(this.#folder, name))))
    return statuses.flatMap((status) => status ?? [])
  }

  /** Waits until every shell has looked at the document of this sequence, `patience` milliseconds at most. */
  async looked(sequence: number, patience: number): Promise<ShellStatus[]> {
    for (const from = performance.now(); ; await sleep(lookEvery)) {
      const statuses = await this.read()
      if (statuses.every(({ seen }) => seen >= sequence) || performance.now() - from > patience) return statuses
    }
  }

  #file(shell: string): string {
    return path.join(this.#folder, `${shell}.json`)
  }

  async #one(file: string): Promise<ShellStatus | undefined> {
    try {
      if (Date.now() - (await stat(file)).mtimeMs < statusLives) return JSON.parse(await readFile(file, 'utf8'))
      await rm(file, { force: true })
    } catch {
      // It has just ended.
    }
    return undefined
  }
}
