import cookie from '@fastify/cookie'
import { Draining } from '@nukkad/contracts/draining'
import Fastify from 'fastify'
import { guardByContract } from './access.ts'
import { type AccessTokens, createAccessTokens } from './credentials/tokens.ts'
import type { Db } from './db.ts'
import { type EndedSessions, followEndedSessions } from './ended-sessions/ended-sessions.ts'
import { createHousekeeping, type Housekeeping } from './housekeeping/housekeeping.ts'
import { answerHeaders, headEveryAnswer } from './http/answers/answer-headers.ts'
import { answerBadAddress, answerErrors } from './http/answers/error-answers.ts'
import { serializeByContract } from './http/answers/serializing.ts'
import { resolveAskedCity } from './http/asked-city.ts'
import { documentApi } from './http/documentation.ts'
import { answerHealth } from './http/health/health.ts'
import { createMetrics, type Metrics, measureCalls } from './http/health/metrics.ts'
import { rewriteImageHosts } from './http/image-hosts.ts'
import { refuseImpossibleInput } from './http/input/impossible-input.ts'
import { translateQueryWords } from './http/input/query-words.ts'
import { validateByContract } from './http/input/validation.ts'
import { limitCalls } from './http/limits/limits.ts'
import { watchProxies } from './http/limits/watch-proxies.ts'
import { loggedReply, loggedRequest } from './http/logged-request.ts'
import { requestId } from './http/request-id.ts'
import type { Job } from './jobs/interval-job.ts'
import { siteRoutes } from './jobs/site-routes.ts'
import { composeModules, type Modules } from './modules/index.ts'
import { backlog, outboxJob } from './outbox/outbox.repository.ts'
import { createOutbox, type Outbox } from './outbox/outbox.ts'
import type { App, Module } from './plugin.ts'
import type { Settings } from './settings.ts'

export interface AppParts {
  db: Db
  settings: Settings
  metrics?: Metrics
  now?: () => Date
  /** notified when the process is about to shut down */
  draining?: Draining
}

export interface Api {
  readonly app: App
  readonly outbox: Outbox
  readonly housekeeping: Housekeeping
  readonly endedSessions: EndedSessions
  /** Background jobs; none of them has been started. */
  readonly jobs: readonly Job[]
  readonly modules: Modules
  readonly tokens: AccessTokens
  /** Loads what lists and search keep in memory; resolves at once when it is loaded already. */
  readonly warmUp: () => Promise<unknown>
}

/** What the database and its client add to an error: they contain the values of a row or statement. */
const ofStatements = ['parameters', 'args', 'query', 'detail', 'where', 'internal_query'].map((name) => `err.${name}`)
const secrets = [
  ...['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', '*.password', '*.otp'],
  ...ofStatements,
]

/** The API as one Fastify instance; it does not listen and no job runs until the caller starts them. */
export async function buildApp({
  db,
  settings,
  metrics = createMetrics(),
  now = () => new Date(),
  draining = new Draining(),
}: AppParts): Promise<Api> {
  const headersOf = answerHeaders(settings.PUBLIC_URL.startsWith('https:'))
  const app: App = Fastify({
    logger: { level: settings.LOG_LEVEL, redact: secrets, serializers: { req: loggedRequest, res: loggedReply } },
    genReqId: requestId,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Requests on connections that are still open are answered during shutdown.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress(headersOf),
  })
  const redis = settings.REDIS_URL ? await openRedis(settings.REDIS_URL) : undefined
  if (redis) app.addHook('onClose', async () => void (await redis.quit().catch(() => redis.disconnect())))

  headEveryAnswer(app, headersOf)
  refuseImpossibleInput(app)
  validateByContract(app)
  serializeByContract(app)
  answerErrors(app)
  measureCalls(app, metrics)
  watchProxies(app, settings, metrics)
  await app.register(cookie)
  await limitCalls(app, settings, redis)
  documentApi(app)
  const tokens = createAccessTokens(settings.TOKEN_SECRETS?.split(',') ?? settings.API_SECRET, now)
  guardByContract(app, tokens, settings)
  const endedSessions = followEndedSessions({ db, tokens, log: app.log, now })
  app.addHook('onClose', () => endedSessions.stop())
  resolveAskedCity(app)
  rewriteImageHosts(app, settings)
  translateQueryWords(app)

  const outbox = createOutbox({ db, log: app.log })
  const modules = composeModules({ db, settings, outbox, tokens, now, log: app.log })
  const ofTables = Object.values<Module>(modules).flatMap((module) => module.housekeeping ?? [])
  const housekeeping = createHousekeeping({ db, log: app.log, now, jobs: [outboxJob, ...ofTables] })
  const warmUp = () => Promise.all([modules.catalogue.service.warmUp(), modules.search.service.warmUp()])
  await app.register(
    async (api) => {
      answerHealth(api as App, {
        db,
        metrics,
        draining,
        longestDelay: settings.NODE_ENV === 'test' ? 0 : 4000,
        warmUp,
        backlog: { lanes: () => backlog(db), overdue: modules.operations.service.overdue },
      })
      for (const { routes } of Object.values<Module>(modules)) await routes(api as App)
    },
    { prefix: '/api' },
  )
  await app.register(draining.untilAnswered)
  const ofModules = Object.values<Module>(modules).flatMap((module) => module.jobs ?? [])
  const jobs = [...ofModules, siteRoutes(settings, app.log)]
  await app.ready()
  return { app, outbox, housekeeping, endedSessions, jobs, modules, tokens, warmUp }
}

/**
 * Loads the client only when Redis is configured. While Redis is down each process counts for itself, which is logged
 * once, and the client keeps reconnecting.
 */
async function openRedis(url: string) {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, commandTimeout: 500 })
  // The code that counts reports the error.
  redis.on('error', () => undefined)
  await redis.connect().catch(() => undefined)
  return redis
}
