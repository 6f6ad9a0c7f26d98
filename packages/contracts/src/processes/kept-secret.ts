import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { wantWritableHome } from './writable-home.ts'

/**
 * A secret that is generated on first use, stored in `<home>/keys/<name>`, readable only by its owner, and the same for
 * every process with that home. If several machines must share it, use the setting instead.
 */
export function keptSecret(home: string, name: string): string {
  wantWritableHome(home)
  const file = path.join(home, 'keys', name)
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
