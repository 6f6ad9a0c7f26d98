import { existsSync } from 'node:fs'
import path from 'node:path'

export const root = process.env.NUKKAD_ROOT ?? process.cwd()

/** Ports and places that `npm start` hands to the processes it starts; a `.env` beside package.json and the environment set them. */
export interface StartSettings {
  readonly home: string
  readonly port: number
  readonly apiPort: number
  readonly sandboxPort: number
  readonly smtpPort: number
  readonly imagesPort: number
  readonly pgPort: number
  readonly databaseUrl: string | undefined
}

/** Thrown for a setting that cannot be used; its message is the whole answer to the person who typed it. */
export class BadSetting extends Error {}

function portOf(name: string, fallback: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new BadSetting(`${name} must be a port between 1 and 65535, not '${text}'.`)
  }
  return port
}

export function readSettings(): StartSettings {
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
  const databaseUrl = process.env.DATABASE_URL || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new BadSetting('DATABASE_URL must start with postgres:// or postgresql://.')
  }
  return {
    home: path.resolve(root, process.env.NUKKAD_HOME || '.nukkad'),
    port: portOf('PORT', 3000),
    apiPort: portOf('API_PORT', 3001),
    sandboxPort: portOf('SANDBOX_PORT', 3002),
    smtpPort: portOf('SMTP_PORT', 3025),
    imagesPort: portOf('IMAGES_PORT', 3004),
    pgPort: portOf('PGPORT', 3054),
    databaseUrl,
  }
}
