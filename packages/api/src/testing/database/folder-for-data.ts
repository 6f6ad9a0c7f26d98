import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new folder for a PostgreSQL that nobody needs tomorrow: in memory where there is room for so many bytes, else on disk. */
export function folderForData(name: string, bytes: number): string {
  const inMemory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize > bytes) return mkdtempSync(path.join(inMemory, name))
  } catch {
    // Not every system has it, or lets us write there.
  }
  return mkdtempSync(path.join(tmpdir(), name))
}
