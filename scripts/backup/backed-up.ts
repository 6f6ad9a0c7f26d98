import { existsSync } from 'node:fs'
import path from 'node:path'
import { registryHomeOf } from '@nukkad/registry/settings'

type Environment = Readonly<Record<string, string | undefined>>

/** The folders that a backup contains besides the database, by their names in it. */
export const foldersOf = (home: string, env: Environment = process.env): Readonly<Record<string, string>> => ({
  keys: path.join(home, 'keys'),
  registry: path.resolve(registryHomeOf(home, env)),
})

/** Secrets that are settings, or else files of `keys`. */
const secretFiles: Readonly<Record<string, string>> = {
  API_SECRET: 'api-secret',
  OPERATOR_PASSWORD: 'operator-password',
  SOCIAL_SECRET: 'social-secret',
  REPORT_SECRET: 'report-secret',
  OVERRIDE_SECRET: 'override-secret',
  RAZORPAY_KEY_SECRET: 'razorpay-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook-secret',
}

/** The secrets that a backup of this home does not contain: a setting takes precedence over a file. */
export function secretsElsewhere(home: string, env: Environment = process.env): string[] {
  const names = Object.keys(secretFiles).filter(
    (name) => env[name] || !existsSync(path.join(home, 'keys', secretFiles[name] as string)),
  )
  return env.REGISTRY_PRIVATE_KEY ? [...names, 'REGISTRY_PRIVATE_KEY'] : names
}

const local = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether the registry runs on another machine, which backs it up itself. */
export const isRegistryElsewhere = ({ REGISTRY_URL: url }: Environment = process.env): boolean =>
  Boolean(url) && !(URL.canParse(url as string) && local.has(new URL(url as string).hostname))

/** A database as a person knows it, without its password: `nukkad on db.example:5432`. */
export function databaseIn(url: string): string {
  const { host, pathname } = new URL(url)
  return `${decodeURIComponent(pathname.slice(1))} on ${host}`
}
