import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { giveAway, wrapped } from './as-other-user.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)
export const superuser = 'nukkad'

/**
 * Creates the data folder once, beside a password file that only its owner can read. It is created under another name
 * and renamed when complete, so that an interrupted first start leaves no partial folder.
 */
export async function ensureDataFolder(dataDir: string, { initdb }: Binaries, isDurable: boolean): Promise<string> {
  const passwordFile = `${dataDir}.password`
  if (existsSync(path.join(dataDir, 'PG_VERSION')) && existsSync(passwordFile)) {
    return readFileSync(passwordFile, 'utf8')
  }
  const making = `${dataDir}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  const handedOver = path.join(making, '..', `.${path.basename(dataDir)}.initdb`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  writeFileSync(handedOver, password, { mode: 0o600 })
  giveAway(making)
  const { program, args } = wrapped({
    program: initdb,
    args: [
      ...['-D', making, '-U', superuser, `--pwfile=${handedOver}`, '--auth=scram-sha-256', '-E', 'UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
      ...(isDurable ? [] : ['--no-sync']),
    ],
  })
  try {
    await run(program, [...args], { env: { PATH: process.env.PATH, LC_ALL: 'C' } })
    renameSync(making, dataDir)
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`PostgreSQL could not create its data folder: ${stderr?.trim() || message}`)
  } finally {
    rmSync(handedOver, { force: true })
    rmSync(making, { recursive: true, force: true })
  }
  return password
}
