import { createHash, randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import type { Integrity } from '@nukkad/contracts'

/** SHA-384 as an integrity attribute wants it. */
export const integrityOf = (bytes: Uint8Array): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The same hash in hex, which may be a file's name. */
export const hexOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')

/** Writes a file beside the one that it is to become, whole and on disk; answers its name, which ends in `.tmp`. */
async function writeDraft(file: string, text: string): Promise<string> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`
  try {
    const handle = await open(draft, 'wx', 0o644)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    // A full disk is not filled further by halves.
    await rm(draft, { force: true })
    throw error
  }
  return draft
}

/** A reader sees the old text or the new one, never a part; after a power cut too. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await rename(await writeDraft(file, text), file)
}

/**
 * Makes a file whole, unless there is one or `agreed` says no: false then. A hard link is what only one of all writers
 * can make.
 */
export async function createWhole(file: string, text: string, agreed = async () => true): Promise<boolean> {
  const draft = await writeDraft(file, text)
  try {
    if (!(await agreed())) return false
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Could something not be written because there is no room for it? */
export const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
