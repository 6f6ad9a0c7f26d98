import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyPluginAsync,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { AccessTokens } from './credentials/tokens.ts'
import type { Db } from './db.ts'
import type { HousekeepingJob } from './housekeeping/housekeeping.ts'
import type { Job } from './jobs/interval-job.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { PersonalData } from './personal-data.ts'
import type { Settings } from './settings.ts'

/** Our Fastify: handlers are typed by the contract they spread. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Routes of a module: `export const cartRoutes: Plugin<{ carts: CartService }> = async (app, { carts }) => { … }`. */
export type Plugin<Services extends object> = FastifyPluginAsync<Services, RawServerDefault, TypeBoxTypeProvider>

/** What every module may stand on. */
export interface Base {
  readonly db: Db
  readonly settings: Settings
  readonly outbox: Outbox
  readonly tokens: AccessTokens
  readonly log: FastifyBaseLogger
  /** The time; tests move it. */
  readonly now: () => Date
}

/** A module as the composition sees it: its routes, and a `service` if others call it. */
export interface Module<Service = unknown> {
  readonly service: Service
  /** What becomes meaningless with time in this module's tables. */
  readonly housekeeping?: readonly HousekeepingJob[]
  readonly jobs?: readonly Job[]
  /** What this module knows of people, and how it forgets them. */
  readonly personal?: PersonalData
  readonly routes: (app: App) => Promise<void>
}
