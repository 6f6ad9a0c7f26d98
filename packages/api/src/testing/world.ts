import type { AnswerOf, Endpoint } from '@nukkad/contracts'
import { type Api, buildApp } from '../app.ts'
import { type Db, refusingInTransactions, stopFollowingTransactions } from '../db.ts'
import { readSettings, type Settings } from '../settings.ts'
import { createTestDatabase } from './database/test-database.ts'
import { testSecret } from './test-secret.ts'

export interface CallOptions {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  /** An access token. */
  as?: string | undefined
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

export interface Answer<Body> {
  readonly status: number
  /** The answer as the contract promises it for 200. */
  readonly body: Body
  /** The inner message of an error body, if it is one. */
  readonly error: { message: string; code: string; requestId: string; fields?: Record<string, string> }
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly cookies: { name: string; value: string; path?: string; httpOnly?: boolean; sameSite?: string }[]
}

/** The real app on a database of this test file. */
export interface World extends Api {
  readonly db: Db
  readonly databaseUrl: string
  readonly settings: Settings
  /** The app's clock: `clock.forward(31)` seconds. */
  readonly clock: { now: () => Date; forward(seconds: number): void }
  /** Calls an endpoint of the contract as a browser would. */
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<Answer<AnswerOf<E>>>
}

type Overrides = Record<string, string>

/**
 * Opens a world before the tests of this file and closes it after them; use its parts inside tests only. Settings that
 * depend on something that must start first come from a function.
 */
export function useWorld(overrides: Overrides | (() => Promise<Overrides>) = {}, { isSeeded = false } = {}): World {
  const world = {} as { -readonly [K in keyof World]: World[K] } & { drop(): Promise<void> }
  beforeAll(async () => {
    Object.assign(world, await openWorld(typeof overrides === 'function' ? await overrides() : overrides, isSeeded))
  }, 60_000)
  afterAll(async () => {
    await world.app?.close()
    await world.outbox?.stop()
    await world.drop?.()
    // The process continues with tests without a world, in other groups of files, too.
    stopFollowingTransactions()
  })
  return world
}

/** The same, with the demo data in it. */
export const useSeededWorld = (): World => useWorld({}, { isSeeded: true })

async function openWorld(overrides: Overrides, isSeeded: boolean) {
  const { db, url, drop } = await createTestDatabase({ isSeeded })
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    API_SECRET: testSecret,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    // Nothing listens on this port, whatever else runs on this machine: outgoing messages stay in the outbox.
    SMTP_URL: 'smtp://127.0.0.1:1',
    REGISTRY_URL: 'none',
    SMS_URL: 'http://127.0.0.1:1/2010-04-01/Accounts/ACnukkad/Messages.json',
    ...overrides,
  })
  const clock = movableClock()
  const api = await buildApp({ db: refusingInTransactions(db), settings, now: clock.now })
  const call: World['call'] = async (endpoint, options = {}) => answer(await inject(api, endpoint, options)) as never
  return { ...api, db, databaseUrl: url, settings, clock, call, drop }
}

function movableClock() {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    forward(seconds: number) {
      offset += seconds * 1000
    },
  }
}

function inject(
  { app }: Api,
  { method, url }: Endpoint,
  { params = {}, query, body, as, headers, cookies }: CallOptions,
) {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return app.inject({
    method,
    url: `/api${path}`,
    ...(query && { query: query as Record<string, string> }),
    ...(body !== undefined && { payload: body as object }),
    ...(cookies && { cookies }),
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers },
  })
}

function answer(response: Awaited<ReturnType<typeof inject>>): Answer<unknown> {
  const body = response.body ? response.json() : undefined
  return {
    status: response.statusCode,
    body,
    error: body?.message,
    headers: response.headers,
    cookies: response.cookies as never,
  }
}
