import {
  BadSetting,
  type Environment,
  PortSetting,
  razorpayKeys,
  settingsFrom,
  sharedSettings,
  smsKeys,
} from '@nukkad/contracts/settings'
import Type, { type Static } from 'typebox'

/** Every setting of the API; `.env.example` is held against it. */
export const SettingsSchema = Type.Object({
  ...sharedSettings,
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: PortSetting(3001),
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://', writeOnly: true }),
  /** Connections at most; without it, what suits the processors. */
  DATABASE_POOL: Type.Optional(Type.Integer({ minimum: 2, maximum: 200 })),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://', writeOnly: true })),
  /** Calls of one address in five seconds, by class; 0: no limit. Routes that guard something have limits of their own. */
  LIMIT_SEARCHES: Type.Integer({ minimum: 0, default: 100 }),
  LIMIT_READS: Type.Integer({ minimum: 0, default: 600 }),
  LIMIT_WRITES: Type.Integer({ minimum: 0, default: 100 }),
  SMTP_URL: Type.String({ pattern: '^smtps?://', default: 'smtp://127.0.0.1:3025', writeOnly: true }),
  MAIL_FROM: Type.String({ default: 'Nukkad <namaste@nukkad.example>' }),
  /** Where the team reads who would like to sell. */
  TEAM_EMAIL: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', default: 'team@nukkad.example' }),
  /** Twilio's Messages resource of an account, or what speaks like it. */
  SMS_URL: Type.String({
    pattern: '^https?://.+/Accounts/[A-Za-z0-9]+/',
    default: 'http://127.0.0.1:3002/2010-04-01/Accounts/ACnukkad/Messages.json',
  }),
  ...smsKeys,
  SMS_FROM: Type.String({ minLength: 1, maxLength: 16, default: 'NUKKAD' }),
  /** Countries whose phones may sign in, by their ISO codes: texts to far countries are dear, and swindlers know it. */
  SMS_COUNTRIES: Type.String({ pattern: '^[A-Z]{2}(,[A-Z]{2})*$', default: 'IN' }),
  /** Codes by text in a day: in all, and as asked for from one address. */
  SMS_CODES_PER_DAY: Type.Integer({ minimum: 0, default: 20_000 }),
  SMS_CODES_PER_ADDRESS: Type.Integer({ minimum: 0, default: 40 }),
  PUBLIC_URL: Type.String({ pattern: '^https?://', default: 'http://localhost:3000' }),
  API_SECRET: Type.String({ minLength: 32, writeOnly: true }),
  /** The image server, without its /images: what shared pages are drawn over. */
  IMAGES_URL: Type.String({ pattern: '^https?://[^/]+$', default: 'http://127.0.0.1:3004' }),
  /** The registry of releases, for the staff's page about them; 'none' where there is none. */
  REGISTRY_URL: Type.String({ pattern: '^(none|https?://[^/]+)$', default: 'http://127.0.0.1:3005' }),
  /** File of the key that signs what is asked there; by default the operator's in NUKKAD_HOME. */
  REGISTRY_KEY: Type.Optional(Type.String()),
  /** Hosts of pictures that answers name no longer, and the two that take their place; the shell lets pages load those. */
  IMAGE_HOSTS: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]+(:[0-9]+)?(,[a-z0-9.-]+(:[0-9]+)?)*$' })),
  IMAGE_HOSTS_INSTEAD: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]+(:[0-9]+)?,[a-z0-9.-]+(:[0-9]+)?$' })),
  /** An engine that speaks OpenSearch's protocol, shared by all processes; without it each searches in its own memory. */
  SEARCH_ENGINE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/@]+$' })),
  /** A user of it and the password: `user:password`. */
  SEARCH_ENGINE_LOGIN: Type.Optional(Type.String({ pattern: '^[^:]+:.+$', writeOnly: true })),
  /** Longest wait for one try of a search; there are two at most. */
  SEARCH_ENGINE_TIMEOUT_MS: Type.Integer({ minimum: 50, maximum: 30_000, default: 1000 }),
  /** What the names of its indexes begin with: another one for each database. */
  SEARCH_ENGINE_INDEX: Type.String({ pattern: '^[a-z][a-z0-9]*$', default: 'nukkad' }),
  /** Where events of visitors are kept: without it in PostgreSQL, or a NATS server with JetStream. */
  STREAM_URL: Type.Optional(Type.String({ pattern: '^nats://[^/]+$', writeOnly: true })),
  /** An answer waits for the disk too: what it tells then outlives a power cut, and takes a few milliseconds more. */
  STREAM_FLUSH: Type.Boolean({ default: false }),
  /** The client notes a stack for each statement then: about a tenth of its throughput. */
  QUERY_METRICS: Type.Boolean({ default: false }),
  /** The tokens that are accepted: the client they are made for, and their issuer; 'none' accepts none. */
  GOOGLE_CLIENT_ID: Type.String({ minLength: 1, default: 'nukkad-sandbox' }),
  GOOGLE_ISSUER: Type.String({ pattern: '^https?://', default: 'http://localhost:3002/google' }),
  CART_BLOCKED: Type.Boolean({ default: false }),
  ...razorpayKeys,
  /** Without its /v1: the sandbox by default, https://api.razorpay.com in earnest. */
  RAZORPAY_API_URL: Type.String({ pattern: '^https?://[^/]+$', default: 'http://127.0.0.1:3002' }),
  RAZORPAY_CHECKOUT_URL: Type.String({ pattern: '^https?://', default: 'http://localhost:3002/v1/checkout.js' }),
  /** Longest wait for an answer of the gateway. */
  RAZORPAY_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 8000 }),
  /** How often open payments are looked after, and how old one is before the gateway is asked about it. */
  PAYMENTS_CHECK_SECONDS: Type.Number({ minimum: 0.1, maximum: 3600, default: 20 }),
  PAYMENTS_CHECK_AFTER_SECONDS: Type.Number({ minimum: 0, maximum: 3600, default: 30 }),
  /** How often boxes of subscriptions that are due are looked for. */
  SUBSCRIPTIONS_CHECK_SECONDS: Type.Number({ minimum: 0.1, maximum: 86_400, default: 60 }),
})

/** What the API is told from outside; every default suits one machine. */
export type Settings = Static<typeof SettingsSchema>

/** Reads the settings from an environment (by default the process's); throws BadSetting. */
export const readSettings = (env: Environment = process.env): Settings => settingsFrom(SettingsSchema, env)

export { BadSetting }
