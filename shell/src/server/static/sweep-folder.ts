import { readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'

/** The files in a cache folder, the least recently used first. A file that is removed meanwhile is left out. */
async function filesOf(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const state = await stat(file).catch(() => undefined)
      return state?.isFile() ? [{ file, bytes: state.size, usedAt: state.mtimeMs }] : []
    }),
  )
  return found.flat().sort((a, b) => a.usedAt - b.usedAt)
}

/** Removes the least recently used files of a cache until the rest takes `limitBytes` at most; returns their number. */
export async function sweepFolder(folder: string, limitBytes: number): Promise<number> {
  const files = await filesOf(folder)
  let weight = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let removed = 0
  for (const { file, bytes } of files) {
    if (weight <= limitBytes) break
    await unlink(file).catch(() => undefined)
    weight -= bytes
    removed += 1
  }
  return removed
}
