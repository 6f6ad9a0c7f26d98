import { readdirSync } from 'node:fs'
import path from 'node:path'

/** A file that may be sent; with an integrity only as long as its bytes match those of the release. */
export interface StaticFile {
  readonly file: string
  readonly integrity?: string
}

/** All files below a folder, by path relative to it with forward slashes. */
export function filesIn(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file).split(path.sep).join('/'), { file }] as const
    }),
  )
}
