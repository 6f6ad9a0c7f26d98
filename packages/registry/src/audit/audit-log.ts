import { appendFile, mkdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { SignedRegistry } from '@nukkad/contracts'
import type { AuditEntry } from '@nukkad/contracts/registry-service'
import type { Journal } from '../document/journal.ts'
import type { Documents } from '../store/registry-store.ts'

/** Anyone can cause any number of refusals, so only the last two files of this many bytes are kept. */
const mostRefused = 5 * 1024 * 1024

/**
 * The audit log. Each change is a document named by its sequence number and derived from the signed journal, so that
 * none is missing after a crash and two writers write each once; refusals of this process go to a file.
 */
export class AuditLog {
  readonly #folder: string
  readonly #journal: Pick<Journal, 'newest' | 'read'>
  readonly #documents: Documents
  #caughtUpTo = 0

  /** @param folder of this machine */
  constructor(folder: string, documents: Documents, journal: Pick<Journal, 'newest' | 'read'>) {
    this.#folder = folder
    this.#documents = documents
    this.#journal = journal
  }

  /** Writes the entries that are missing for changes in the journal. */
  async catchUp(): Promise<void> {
    const newest = await this.#journal.newest()
    if (newest === this.#caughtUpTo) return
    const known = new Set((await this.#sequences()).slice(-200))
    for (let sequence = Math.max(this.#caughtUpTo + 1, newest - 99); sequence <= newest; sequence++) {
      if (known.has(sequence)) continue
      const entry = entryOf(await this.#journal.read(sequence))
      if (entry) await this.#documents.create(nameOf(sequence), JSON.stringify(entry))
    }
    this.#caughtUpTo = newest
  }

  /** Records a request that was refused to the holder of a key. */
  async noteRefused(entry: AuditEntry): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const file = path.join(this.#folder, 'refused.jsonl')
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    )
    if (size > mostRefused) await rename(file, path.join(this.#folder, 'refused.before.jsonl'))
    await appendFile(file, `${JSON.stringify(entry)}\n`)
  }

  /** Returns entries newest first, at most `limit`, before the ISO time `before` if given; of one remote or of all. */
  async read({ limit, remote, before }: { limit: number; remote?: string; before?: string }): Promise<AuditEntry[]> {
    // What can't be written now is written next time.
    await this.catchUp().catch(() => undefined)
    const isMeant = (entry: AuditEntry) =>
      (remote === undefined || entry.remote === remote) && (before === undefined || entry.at < before)
    const refused = (await this.#refusals()).filter(isMeant)
    const found: AuditEntry[] = []
    for (const sequence of (await this.#sequences()).reverse()) {
      if (found.length >= limit) break
      const text = await this.#documents.read(nameOf(sequence))
      const entry = text === undefined ? undefined : (JSON.parse(text) as AuditEntry)
      if (entry && isMeant(entry)) found.push(entry)
    }
    return [...found, ...refused].sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
  }

  async #refusals(): Promise<AuditEntry[]> {
    const texts = await Promise.all(
      ['refused.before.jsonl', 'refused.jsonl'].map((name) =>
        readFile(path.join(this.#folder, name), 'utf8').catch(() => ''),
      ),
    )
    return texts.flatMap((text) => text.split('\n').flatMap(lineOf)).slice(-1000)
  }

  async #sequences(): Promise<number[]> {
    const names = await this.#documents.names('')
    return names.flatMap((name) => (/^\d{9}\.json$/.test(name) ? Number.parseInt(name, 10) : [])).sort((a, b) => a - b)
  }
}

const nameOf = (sequence: number) => `${String(sequence).padStart(9, '0')}.json`

/** Skips a line that was cut off by a crash. */
function lineOf(line: string): AuditEntry[] {
  try {
    return line ? [JSON.parse(line) as AuditEntry] : []
  } catch {
    return []
  }
}

function entryOf(text: string | undefined): AuditEntry | undefined {
  if (text === undefined) return undefined
  const { sequence, issuedAt, change } = JSON.parse((JSON.parse(text) as SignedRegistry).payload)
  return { at: issuedAt, sequence, by: 'folder', act: 'change', ...change }
}
