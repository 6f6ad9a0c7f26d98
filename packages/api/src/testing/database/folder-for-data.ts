import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new folder for data of a test, such as a PostgreSQL: in memory where that many bytes are free, else on disk. */
export function folderForData(name: string, bytes: number): string {
  const inMemory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize > bytes) return mkdtempSync(path.join(inMemory, name))
  } catch {
    // Not every system has it, or allows writing to it.
  }
  return mkdtempSync(path.join(tmpdir(), name))
}
