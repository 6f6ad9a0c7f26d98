import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The secret that signs tokens and keys hashes: API_SECRET, or one made once and kept below NUKKAD_HOME.
 * Several API servers behind one address need the same API_SECRET.
 */
export function readSecret(env: Record<string, string | undefined>): string {
  if (env.API_SECRET) return env.API_SECRET
  const file = path.join(env.NUKKAD_HOME ?? '.nukkad', 'keys', 'api-secret')
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
