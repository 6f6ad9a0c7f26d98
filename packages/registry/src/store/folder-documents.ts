import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createWhole, writeWhole } from '../releases/files.ts'
import type { Documents } from './registry-store.ts'

/** Drafts older than this belong to a writer that died, in milliseconds. */
const draftsLive = 60 * 60 * 1000

/** Documents as files of a folder. */
export class FolderDocuments implements Documents {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async names(folder: string): Promise<string[]> {
    return (await this.#entries(folder)).filter((name) => !name.endsWith('.tmp'))
  }

  read(name: string): Promise<string | undefined> {
    return readFile(this.#file(name), 'utf8').catch(() => undefined)
  }

  /** With `isAgreed`, the file appears only if that returns true; its disk space is reserved before. */
  async create(name: string, text: string, isAgreed?: () => Promise<boolean>): Promise<boolean> {
    await mkdir(path.dirname(this.#file(name)), { recursive: true })
    return createWhole(this.#file(name), text, isAgreed)
  }

  /** Readers see either the old text or the new one. */
  async replace(name: string, text: string): Promise<boolean> {
    await mkdir(path.dirname(this.#file(name)), { recursive: true })
    await writeWhole(this.#file(name), text)
    return true
  }

  async remove(name: string): Promise<void> {
    await rm(this.#file(name), { force: true })
  }

  /** Removes drafts of writers that died. */
  async sweep(folder: string): Promise<void> {
    for (const name of (await this.#entries(folder)).filter((one) => one.endsWith('.tmp'))) {
      const file = this.#file(`${folder}/${name}`)
      const found = await stat(file).catch(() => undefined)
      if (found && Date.now() - found.mtimeMs > draftsLive) await rm(file, { force: true })
    }
  }

  #entries(folder: string): Promise<string[]> {
    return readdir(path.join(this.folder, folder)).catch(() => [])
  }

  #file(name: string): string {
    return path.join(this.folder, name)
  }
}
