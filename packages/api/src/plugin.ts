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

/** Our Fastify type: handlers are typed by the contract that their route spreads. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Routes of a module: `export const cartRoutes: Plugin<{ carts: CartService }> = async (app, { carts }) => { … }`. */
export type Plugin<Services extends object> = FastifyPluginAsync<Services, RawServerDefault, TypeBoxTypeProvider>

/** What every module may depend on. */
export interface Base {
  readonly db: Db
  readonly settings: Settings
  readonly outbox: Outbox
  readonly tokens: AccessTokens
  readonly log: FastifyBaseLogger
  /** The current time; tests replace it. */
  readonly now: () => Date
}

/** A module for the composition: its routes, and a `service` if others call it. */
export interface Module<Service = unknown> {
  readonly service: Service
  /** Hourly work on this module's rows that are due. */
  readonly housekeeping?: readonly HousekeepingJob[]
  /** Background work with a period of its own, or without one. */
  readonly jobs?: readonly Job[]
  /** The personal data that this module stores, and how it is erased. */
  readonly personal?: PersonalData
  readonly routes: (app: App) => Promise<void>
}
