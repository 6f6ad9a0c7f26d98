import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

type Environment = Record<string, string | undefined>

/** Secrets that are made once where nobody gives them, and the file below NUKKAD_HOME/keys where each is kept. */
const kept = { API_SECRET: 'api-secret', OPERATOR_PASSWORD: 'operator-password' } as const

/**
 * One secret: the setting, or one made once and kept below NUKKAD_HOME. Several API servers behind one address need
 * the same ones.
 */
function readSecret(env: Environment, name: keyof typeof kept): string {
  const given = env[name]
  if (given) return given
  const file = path.join(env.NUKKAD_HOME ?? '.nukkad', 'keys', kept[name])
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The environment with every secret in it. */
export const withSecrets = (env: Environment): Environment => ({
  ...env,
  ...Object.fromEntries((Object.keys(kept) as (keyof typeof kept)[]).map((name) => [name, readSecret(env, name)])),
})
