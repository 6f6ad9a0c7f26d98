import { envSchema } from 'env-schema'
import Type, { type Static } from 'typebox'

const SettingsSchema = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
    default: 'development',
  }),
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3001 }),
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  DATABASE_POOL: Type.Integer({ minimum: 2, maximum: 200, default: 16 }),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://' })),
  SMTP_URL: Type.String({ pattern: '^smtps?://', default: 'smtp://127.0.0.1:3025' }),
  MAIL_FROM: Type.String({ default: 'Nukkad <namaste@nukkad.example>' }),
  PUBLIC_URL: Type.String({ pattern: '^https?://', default: 'http://localhost:3000' }),
  PUBLIC_TOKEN: Type.String({ minLength: 8, default: 'nukkad-public-visitor' }),
  API_SECRET: Type.String({ minLength: 32 }),
  TRUST_PROXY: Type.String({ default: 'loopback' }),
  LOG_LEVEL: Type.Union(
    ['trace', 'debug', 'info', 'warn', 'error', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
  /** The client notes a stack for each statement then: about a tenth of its throughput. */
  QUERY_METRICS: Type.Boolean({ default: false }),
  CART_BLOCKED: Type.Boolean({ default: false }),
})

/** What the API is told from outside; every default suits one machine. */
export type Settings = Static<typeof SettingsSchema>

/** A setting that cannot be used; its message is one sentence for the person who starts the server. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

/** Reads the settings from an environment (by default the process's); throws BadSetting. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  try {
    return envSchema<Settings>({ schema: SettingsSchema, data: withoutEmpty(env), env: false, dotenv: false })
  } catch (error) {
    throw new BadSetting(sentence(error as EnvError, env))
  }
}

interface EnvError extends Error {
  errors?: { instancePath: string; message?: string; params: { missingProperty?: string } }[]
}

function sentence({ errors = [], message }: EnvError, env: Record<string, string | undefined>): string {
  const [first] = errors
  if (!first) return message
  const missing = first.params.missingProperty
  if (missing) return `The setting ${missing} is missing; .env.example says what it is for.`
  const name = first.instancePath.slice(1)
  const isSecret = /SECRET|TOKEN|URL/.test(name)
  return `The setting ${name}${isSecret ? '' : `=${env[name]}`} cannot be used: it ${first.message}.`
}

const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
