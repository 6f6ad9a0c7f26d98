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

/** Every setting of the API; a test compares `.env.example` with it. */
export const SettingsSchema = Type.Object({
  ...sharedSettings,
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: PortSetting(3001),
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://', writeOnly: true }),
  /** Maximum number of connections; by default it depends on the number of processors. */
  DATABASE_POOL: Type.Optional(Type.Integer({ minimum: 2, maximum: 200 })),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://', writeOnly: true })),
  /** Calls per address in five seconds, by class; 0: no limit. Sensitive routes have limits of their own. */
  LIMIT_SEARCHES: Type.Integer({ minimum: 0, default: 100 }),
  LIMIT_READS: Type.Integer({ minimum: 0, default: 600 }),
  LIMIT_WRITES: Type.Integer({ minimum: 0, default: 100 }),
  SMTP_URL: Type.String({ pattern: '^smtps?://', default: 'smtp://127.0.0.1:3025', writeOnly: true }),
  MAIL_FROM: Type.String({ default: 'Nukkad <namaste@nukkad.example>' }),
  /** The address that receives requests of people who would like to sell. */
  TEAM_EMAIL: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', default: 'team@nukkad.example' }),
  /** Twilio's Messages resource of an account, or a compatible service. */
  SMS_URL: Type.String({
    pattern: '^https?://.+/Accounts/[A-Za-z0-9]+/',
    default: 'http://127.0.0.1:3002/2010-04-01/Accounts/ACnukkad/Messages.json',
  }),
  ...smsKeys,
  SMS_FROM: Type.String({ minLength: 1, maxLength: 16, default: 'NUKKAD' }),
  /**
   * Countries whose phones may sign in, by ISO code: texts to distant countries are expensive, which fraudsters
   * exploit.
   */
  SMS_COUNTRIES: Type.String({ pattern: '^[A-Z]{2}(,[A-Z]{2})*$', default: 'IN' }),
  /** Codes by text per day: in all, and per requesting address. */
  SMS_CODES_PER_DAY: Type.Integer({ minimum: 0, default: 20_000 }),
  SMS_CODES_PER_ADDRESS: Type.Integer({ minimum: 0, default: 40 }),
  /** Origins of the push services that may be sent notices; `*.` stands for any host below. 'none': no notices. */
  PUSH_SERVICES: Type.String({
    pattern: '^(none|https?://(\\*\\.)?[a-z0-9.:-]+(,https?://(\\*\\.)?[a-z0-9.:-]+)*)$',
    default:
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
  }),
  /** Identifies the site to push services: a private P-256 key as base64url. By default derived from API_SECRET. */
  PUSH_PRIVATE_KEY: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', writeOnly: true })),
  PUBLIC_URL: Type.String({ pattern: '^https?://', default: 'http://localhost:3000' }),
  API_SECRET: Type.String({ minLength: 32, writeOnly: true }),
  /** Sign access tokens, separated by commas: the first one signs, all are accepted. By default API_SECRET signs. */
  TOKEN_SECRETS: Type.Optional(Type.String({ pattern: '^[^,]{32,}(,[^,]{32,})*$', writeOnly: true })),
  /** The image server, without its /images: the source of the pictures on sharing cards. */
  IMAGES_URL: Type.String({ pattern: '^https?://[^/]+$', default: 'http://127.0.0.1:3004' }),
  /** The registry of releases, for the staff's page about them; 'none' if there is none. */
  REGISTRY_URL: Type.String({ pattern: '^(none|https?://[^/]+)$', default: 'http://127.0.0.1:3005' }),
  /** File of the key that signs requests to it; by default the operator's in NUKKAD_HOME. */
  REGISTRY_KEY: Type.Optional(Type.String()),
  /**
   * Image hosts to be replaced in answers, and the two that replace them; the shell allows pages to load from those.
   */
  IMAGE_HOSTS: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]+(:[0-9]+)?(,[a-z0-9.-]+(:[0-9]+)?)*$' })),
  IMAGE_HOSTS_INSTEAD: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]+(:[0-9]+)?,[a-z0-9.-]+(:[0-9]+)?$' })),
  /**
   * A search engine with OpenSearch's protocol, shared by all processes; without it each process searches in its own
   * memory.
   */
  SEARCH_ENGINE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/@]+$' })),
  /** Its user and password: `user:password`. */
  SEARCH_ENGINE_LOGIN: Type.Optional(Type.String({ pattern: '^[^:]+:.+$', writeOnly: true })),
  /** Time limit for one try of a search; there are at most two. */
  SEARCH_ENGINE_TIMEOUT_MS: Type.Integer({ minimum: 50, maximum: 30_000, default: 1000 }),
  /** The prefix of its indexes' names: a different one for each database. */
  SEARCH_ENGINE_INDEX: Type.String({ pattern: '^[a-z][a-z0-9]*$', default: 'nukkad' }),
  /** The storage for visitor events: a NATS server with JetStream; PostgreSQL by default. */
  STREAM_URL: Type.Optional(Type.String({ pattern: '^nats://[^/]+$', writeOnly: true })),
  /**
   * Whether an answer waits for the disk, too: an acknowledged event then survives a power cut, at the cost of a few
   * milliseconds.
   */
  STREAM_FLUSH: Type.Boolean({ default: false }),
  /** Makes the client record a stack for each statement, which costs about a tenth of its throughput. */
  QUERY_METRICS: Type.Boolean({ default: false }),
  /** The client and the issuer whose tokens are accepted; the client 'none' accepts none. */
  GOOGLE_CLIENT_ID: Type.String({ minLength: 1, default: 'nukkad-sandbox' }),
  GOOGLE_ISSUER: Type.String({ pattern: '^https?://', default: 'http://localhost:3002/google' }),
  /** Stops all sales: of bags, gift cards, tickets and subscriptions. */
  CART_BLOCKED: Type.Boolean({ default: false }),
  ...razorpayKeys,
  /** Without its /v1: the sandbox by default, https://api.razorpay.com in production. */
  RAZORPAY_API_URL: Type.String({ pattern: '^https?://[^/]+$', default: 'http://127.0.0.1:3002' }),
  RAZORPAY_CHECKOUT_URL: Type.String({ pattern: '^https?://', default: 'http://localhost:3002/v1/checkout.js' }),
  /** Time limit for an answer of the gateway. */
  RAZORPAY_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 8000 }),
  /** How often open payments are checked, and how old one must be before the gateway is asked about it. */
  PAYMENTS_CHECK_SECONDS: Type.Number({ minimum: 0.1, maximum: 3600, default: 20 }),
  PAYMENTS_CHECK_AFTER_SECONDS: Type.Number({ minimum: 0, maximum: 3600, default: 30 }),
  /** How often due subscription boxes are looked for. */
  SUBSCRIPTIONS_CHECK_SECONDS: Type.Number({ minimum: 0.1, maximum: 86_400, default: 60 }),
})

/** The configuration of the API; every default suits a single machine. */
export type Settings = Static<typeof SettingsSchema>

/** Reads the settings from an environment (by default the process's); throws BadSetting. */
export const readSettings = (env: Environment = process.env): Settings => settingsFrom(SettingsSchema, env)

export { BadSetting }
