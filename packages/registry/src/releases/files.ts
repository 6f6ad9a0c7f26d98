import { createHash, randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import type { Integrity } from '@nukkad/contracts'

/** A SHA-384 hash in the form of an integrity attribute. */
export const integrityOf = (bytes: Uint8Array): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The same hash in hex, which is safe as a file name. */
export const hexOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')

/** Writes a complete draft beside the target file and flushes it to disk; returns its name, which ends in `.tmp`. */
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
    // Partial files must not fill a full disk further.
    await rm(draft, { force: true })
    throw error
  }
  return draft
}

/** Replaces a file atomically: a reader sees the old text or the new one, never a part, even after a power cut. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await rename(await writeDraft(file, text), file)
}

/**
 * Creates a complete file, unless it exists or `isAgreed` returns false; returns false then. Uses a hard link, which
 * only one of several writers can create.
 */
export async function createWhole(file: string, text: string, isAgreed = async () => true): Promise<boolean> {
  const draft = await writeDraft(file, text)
  try {
    if (!(await isAgreed())) return false
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Whether a write failed because the disk is full. */
export const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
