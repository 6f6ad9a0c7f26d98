import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Integrity, Release } from '@nukkad/contracts'

/** A SHA-384 hash in the form of an integrity attribute. */
export const integrityOf = (bytes: Uint8Array): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Every file below `dir` with its hash and size, by path relative to it, sorted. */
export function hashFiles(dir: string): Release['files'] {
  const files: Record<string, Release['files'][string]> = {}
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
  for (const file of paths.map((name) => name.split(path.sep).join('/')).sort()) {
    const bytes = readFileSync(path.join(dir, file))
    files[file] = { integrity: integrityOf(bytes), bytes: bytes.byteLength }
  }
  return files
}
