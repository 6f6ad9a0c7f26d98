import { Ajv, type ValidateFunction } from 'ajv'
import Type, { type Static, type TObject } from 'typebox'
import { settingFault } from './setting-fault.ts'

/** A setting that cannot be used; its message is one sentence for the person who starts the process. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

/** The environment of a process: variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Validating the schemas, which are typed anyway, and optimising the generated code would take longer than everything
 * else here.
 */
const ajv = new Ajv({
  allErrors: true,
  removeAdditional: true,
  useDefaults: true,
  coerceTypes: true,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
})
const readers = new WeakMap<TObject, ValidateFunction>()

function readerOf(schema: TObject): ValidateFunction {
  const known = readers.get(schema) ?? ajv.compile({ ...schema, additionalProperties: false })
  readers.set(schema, known)
  return known
}

/**
 * Reads a process's settings by its schema, with defaults; an empty variable counts as missing, unless the schema gives
 * it the `minLength` 0. Throws BadSetting, which shows the value unless the schema marks it `writeOnly`.
 */
export function settingsFrom<Schema extends TObject>(schema: Schema, env: Environment): Static<Schema> {
  const properties = schema.properties as Record<string, { readonly minLength?: number }>
  const isGiven = (name: string, value?: string) => value !== undefined && (value || properties[name]?.minLength === 0)
  const settings = Object.fromEntries(Object.entries(env).filter(([name, value]) => isGiven(name, value)))
  const isFit = readerOf(schema)
  if (isFit(settings)) return settings as Static<Schema>
  throw new BadSetting(settingFault(isFit.errors ?? [], schema, env))
}

/** A port to listen on; 0 takes a free one where `minimum` allows it. */
export const PortSetting = (fallback: number, minimum: 0 | 1 = 0) =>
  Type.Integer({ minimum, maximum: 65_535, default: fallback })

const appSecret =
  'secret with which pages inside the mobile app identify themselves; must be the same for API and shell'

/** Settings with the same meaning in every process that has them. */
export const sharedSettings = {
  NODE_ENV: Type.Union([Type.Literal('production'), Type.Literal('development'), Type.Literal('test')], {
    default: 'production',
  }),
  NUKKAD_HOME: Type.String({ default: '.nukkad', description: 'directory of data, releases, keys and caches' }),
  PUBLIC_TOKEN: Type.String({
    minLength: 8,
    default: 'nukkad-public-visitor',
    writeOnly: true,
    description: 'bearer token of visitors; must be the same for API and shell',
  }),
  SOCIAL_SECRET: Type.Optional(
    Type.String({ minLength: 16, writeOnly: true, description: 'signing key for the text on share images' }),
  ),
  OPERATOR_PASSWORD: Type.Optional(
    Type.String({ minLength: 16, writeOnly: true, description: 'password for operator pages and metrics' }),
  ),
  TRUST_PROXY: Type.String({ default: 'loopback', description: 'proxies whose X-Forwarded headers are trusted' }),
  DRAIN_SECONDS: Type.Number({
    minimum: 0,
    maximum: 300,
    default: 5,
    description: 'seconds during which a stopping server keeps answering while reporting that it is not ready',
  }),
  APP_SECRET_ANDROID: Type.String({
    minLength: 8,
    default: 'nukkad-android-app',
    writeOnly: true,
    description: appSecret,
  }),
  APP_SECRET_IOS: Type.String({ minLength: 8, default: 'nukkad-ios-app', writeOnly: true, description: appSecret }),
  LOG_LEVEL: Type.Union(
    ['trace', 'debug', 'info', 'warn', 'error', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
} as const

/**
 * The merchant account at the payment gateway, as the API and the sandbox know it. Secrets that are not given are kept
 * below NUKKAD_HOME.
 */
export const razorpayKeys = {
  RAZORPAY_KEY_ID: Type.String({ pattern: '^rzp_(test|live)_[A-Za-z0-9]+$', default: 'rzp_test_NukkadSandbox' }),
  RAZORPAY_KEY_SECRET: Type.Optional(Type.String({ minLength: 8, writeOnly: true })),
  RAZORPAY_WEBHOOK_SECRET: Type.Optional(Type.String({ minLength: 8, writeOnly: true })),
} as const

/** The key shared by the API and the stand-in for the SMS gateway. */
export const smsKeys = {
  SMS_KEY: Type.String({
    minLength: 1,
    default: 'sandbox',
    writeOnly: true,
    description: 'account key at the SMS gateway',
  }),
} as const

/**
 * The secret with which pages inside a platform's app identify themselves. Browsers know it, so it proves nothing more.
 */
export const appSecretOf = (
  settings: { readonly APP_SECRET_ANDROID: string; readonly APP_SECRET_IOS: string },
  os: string,
): string | undefined =>
  os === 'android' ? settings.APP_SECRET_ANDROID : os === 'ios' ? settings.APP_SECRET_IOS : undefined
