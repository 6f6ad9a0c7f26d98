import os from 'node:os'
import path from 'node:path'
import { type Environment, PortSetting, settingsFrom, sharedSettings } from '@nukkad/contracts/settings'
import { wantPortForBrowsers } from '@nukkad/contracts/site-port'
import Type, { type Static } from 'typebox'

const Address = (fallback: string, description: string) =>
  Type.String({ pattern: '^https?://[^/]+$', default: fallback, description })

const Day = (fallback: string, description: string) =>
  Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$', default: fallback, description })

/** Every setting of the shell's server; `.env.example` is checked against it. */
export const ShellSettingsSchema = Type.Object({
  ...sharedSettings,
  SHELL_HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on; 0.0.0.0 for every network' }),
  PORT: PortSetting(3000),
  API_URL: Address('http://127.0.0.1:3001', 'the API, without its /api'),
  REGISTRY_URL: Type.String({
    pattern: '^(none|https?://[^/]+)$',
    default: 'http://127.0.0.1:3005',
    description: "the registry's service; 'none' serves the releases in NUKKAD_HOME",
  }),
  REGISTRY_KEY: Type.Optional(
    Type.String({ description: "file of the key that signs this shell's requests; by default the one in NUKKAD_HOME" }),
  ),
  IMAGES_URL: Address('http://127.0.0.1:3004', 'the image server, without its /images'),
  IMAGE_HOSTS_INSTEAD: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9.-]+(:[0-9]+)?,[a-z0-9.-]+(:[0-9]+)?$',
      description: 'two hosts that pages may load pictures from besides ours',
    }),
  ),
  SANDBOX_URL: Address(
    'http://localhost:3002',
    'payment page and sign-in of the outside services, as browsers reach it',
  ),
  RAZORPAY_CHECKOUT_URL: Type.String({
    pattern: '^https?://',
    default: 'http://localhost:3002/v1/checkout.js',
    description: "the gateway's checkout script; pages may frame its origin",
  }),
  MAP_STYLE_URL: Type.Optional(
    Type.String({
      pattern: '^(https?:/)?/',
      description: 'a MapLibre style for maps with every street; without it, simplified maps are drawn',
    }),
  ),
  MAP_ORIGINS: Type.Optional(
    Type.String({
      pattern: '^https?://[^/ ]+( https?://[^/ ]+)*$',
      description: 'origins of the tiles, glyphs and sprites of that style, separated by spaces',
    }),
  ),
  PUBLIC_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^/]+$', description: 'origin in canonical links; by default localhost' }),
  ),
  SHELL_ASSETS: Type.Optional(Type.String({ description: 'folder of the browser build; by default the one here' })),
  PAGE_CACHE_SECONDS: Type.Number({ minimum: 0, maximum: 300, default: 5, description: '0 renders every page afresh' }),
  PAGE_STALE_SECONDS: Type.Number({
    minimum: 0,
    maximum: 3600,
    default: 30,
    description: 'how long after that an old page may be served while a new one is rendered',
  }),
  PAGE_CACHE_MB: Type.Integer({ minimum: 1, maximum: 4096, default: 32 }),
  RENDER_DEADLINE_MS: Type.Integer({ minimum: 50, maximum: 20_000, default: 1500, description: 'per slot' }),
  RENDER_PROCESSES: Type.Integer({
    minimum: 0,
    maximum: 64,
    default: 0,
    description: 'most processes that render one release; 0 depends on the machine',
  }),
  RENDER_MEMORY_MB: Type.Integer({ minimum: 64, maximum: 4096, default: 192, description: 'heap of each of them' }),
  RENDER_USER_ID: Type.Optional(
    Type.Integer({ minimum: 1, description: 'id of the user they run as when the shell runs as root' }),
  ),
  REPORTS_TO_ROLL_BACK: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    default: 5,
    description: 'networks whose pages could not run a release before it may be withdrawn for everyone; 0 never',
  }),
  REPORT_SECRET: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'proves that a page was given a release by this site; by default made once in NUKKAD_HOME/keys',
    }),
  ),
  OVERRIDE_SECRET: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'signs the overrides of developers’ browsers; by default made once in NUKKAD_HOME/keys',
    }),
  ),
  OFFLINE_PAGE: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: "whether browsers keep a page for when they have no network; 'off' also removes it from them",
  }),
  SLOW_BODY_GRACE_MS: Type.Integer({
    minimum: 500,
    maximum: 120_000,
    default: 10_000,
    description: 'a body slower than half a kilobyte a second over this time ends its connection',
  }),
  SLOW_TRANSFERS_PER_ADDRESS: Type.Integer({
    minimum: 1,
    maximum: 10_000,
    default: 64,
    description: 'slow bodies and answers that one address may have at the same time; the latest ones end',
  }),
  FESTIVE_FROM: Day('12-15', 'the logo is festive from this day of every year on (month-day, Indian time)'),
  FESTIVE_UNTIL: Day('01-01', 'and until the end of this one'),
  APP_LINK_URL: Type.String({
    minLength: 0,
    pattern: '^(https?://.*)?$',
    default: 'http://localhost:3002/app',
    description: 'opens the mobile app, with the article’s address and its referrer as a query; empty: there is no app',
  }),
  APP_ANDROID_PACKAGE: Type.Optional(
    Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*([.][A-Za-z][A-Za-z0-9_]*)+$', description: 'for assetlinks.json' }),
  ),
  APP_ANDROID_CERTIFICATES: Type.Optional(
    Type.String({
      pattern: '^([0-9A-F]{2}:){31}[0-9A-F]{2}(,([0-9A-F]{2}:){31}[0-9A-F]{2})*$',
      description: 'SHA-256 fingerprints of the certificates that sign the Android app, separated by commas',
    }),
  ),
  APP_IOS_IDS: Type.Optional(
    Type.String({
      pattern: '^[A-Z0-9]{10}[.][A-Za-z0-9.-]+(,[A-Z0-9]{10}[.][A-Za-z0-9.-]+)*$',
      description: 'team and bundle ids of the iOS apps, separated by commas, for apple-app-site-association',
    }),
  ),
  APP_USER_AGENT: Type.Optional(
    Type.String({
      minLength: 3,
      maxLength: 100,
      description: 'what the web views of our app add to their user agent; only they sign in by an address unasked',
    }),
  ),
  SECURITY_CONTACT: Type.Optional(
    Type.String({ pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://\\S+)$', description: 'in security.txt' }),
  ),
  GOOGLE_CLIENT_ID: Type.String({ minLength: 1, default: 'nukkad-sandbox', description: "'none' where there is none" }),
  GOOGLE_SCRIPT_URL: Type.String({
    pattern: '^https?://',
    default: 'http://localhost:3002/gsi/client',
    description: "Google's sign-in script; pages may load and frame its origin",
  }),
  FB_APP_ID: Type.Optional(Type.String({ pattern: '^[0-9]+$' })),
})

type Raw = Static<typeof ShellSettingsSchema>

/** The settings, complete: paths are absolute, the public origin and the number of processes are known. */
export interface ShellSettings extends Raw {
  readonly PUBLIC_URL: string
}

/**
 * Each remote has its own process already; a second process per remote is worthwhile if there are cores left for it.
 */
const fittingProcesses = () => Math.min(4, Math.max(1, Math.floor(os.availableParallelism() / 4)))

/** Reads the settings from an environment, by default the process's own; throws BadSetting. */
export function readSettings(env: Environment = process.env): ShellSettings {
  const raw = settingsFrom(ShellSettingsSchema, env)
  wantPortForBrowsers('PORT', raw.PORT)
  return {
    ...raw,
    NUKKAD_HOME: path.resolve(raw.NUKKAD_HOME),
    PUBLIC_URL: raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`,
    RENDER_PROCESSES: raw.RENDER_PROCESSES || fittingProcesses(),
  }
}
