import os from 'node:os'
import path from 'node:path'
import { envSchema } from 'env-schema'
import Type, { type Static } from 'typebox'

const Address = (fallback: string, description: string) =>
  Type.String({ pattern: '^https?://[^/]+$', default: fallback, description })

/** Every setting of the shell's server; `.env.example` is held against it. */
export const ShellSettingsSchema = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
    default: 'development',
  }),
  SHELL_HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on; 0.0.0.0 for every network' }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3000, description: 'where people open the site' }),
  API_URL: Address('http://127.0.0.1:3001', 'the API, without its /api'),
  IMAGES_URL: Address('http://127.0.0.1:3004', 'the image server, without its /images'),
  SANDBOX_URL: Address(
    'http://127.0.0.1:3002',
    'payment page and sign-in of the outside services, as browsers reach it',
  ),
  PUBLIC_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/]+$', description: 'origin in canonical links; by default localhost' }),
  ),
  NUKKAD_HOME: Type.String({ default: '.nukkad', description: 'where releases, keys and caches lie' }),
  PUBLIC_TOKEN: Type.String({ minLength: 8, default: 'nukkad-public-visitor', description: 'bearer of visitors' }),
  PAGE_CACHE_SECONDS: Type.Number({ minimum: 0, maximum: 300, default: 5, description: '0 renders every page anew' }),
  PAGE_STALE_SECONDS: Type.Number({
    minimum: 0,
    maximum: 3600,
    default: 30,
    description: 'how long after that an old page may stand in while the new one is rendered',
  }),
  PAGE_CACHE_MB: Type.Integer({ minimum: 1, maximum: 4096, default: 48 }),
  RENDER_DEADLINE_MS: Type.Integer({ minimum: 50, maximum: 20_000, default: 1500, description: 'per slot' }),
  RENDER_WORKERS: Type.Integer({ minimum: 0, maximum: 64, default: 0, description: '0 fits the machine' }),
  REPORTS_TO_ROLL_BACK: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    default: 5,
    description: 'visitors whose page could not run a release before it is withdrawn for everyone; 0 never',
  }),
  FB_APP_ID: Type.Optional(Type.String({ pattern: '^[0-9]+$' })),
  TRUST_PROXY: Type.String({ default: 'loopback', description: 'proxies whose X-Forwarded headers count' }),
  LOG_LEVEL: Type.Union(
    ['trace', 'debug', 'info', 'warn', 'error', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
})

type Raw = Static<typeof ShellSettingsSchema>

/** The settings with nothing left open: paths are absolute, the public origin and the worker count are known. */
export interface ShellSettings extends Raw {
  readonly PUBLIC_URL: string
}

/** A setting that cannot be used; its message is one sentence for the person who starts the server. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

interface EnvError extends Error {
  readonly errors?: readonly { instancePath: string; message?: string; params: { missingProperty?: string } }[]
}

function sentence({ errors = [], message }: EnvError, env: NodeJS.ProcessEnv): string {
  const [first] = errors
  if (!first) return message
  const name = first.instancePath.slice(1) || first.params.missingProperty || ''
  const value = /TOKEN/.test(name) ? '' : `=${env[name]}`
  return `The setting ${name}${value} cannot be used: it ${first.message ?? 'is not valid'}.`
}

/** One core is left to the thread that answers; two workers are the least, so that a hung one never stops the pages. */
const fittingWorkers = () => Math.min(4, Math.max(2, os.availableParallelism() - 1))

/** Reads the settings from an environment, by default the process's own; throws BadSetting. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): ShellSettings {
  const data = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  let raw: Raw
  try {
    raw = envSchema<Raw>({ schema: ShellSettingsSchema, data, env: false, dotenv: false })
  } catch (error) {
    throw new BadSetting(sentence(error as EnvError, env))
  }
  return {
    ...raw,
    NUKKAD_HOME: path.resolve(raw.NUKKAD_HOME),
    PUBLIC_URL: raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`,
    RENDER_WORKERS: raw.RENDER_WORKERS || fittingWorkers(),
  }
}
