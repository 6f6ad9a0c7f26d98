import path from 'node:path'
import rateLimit from '@fastify/rate-limit'
import { Draining } from '@nukkad/contracts/draining'
import { BadSetting } from '@nukkad/contracts/settings'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { AuditLog } from '../audit/audit-log.ts'
import { CanaryJudge } from '../judgement/canary-judge.ts'
import type { JudgementLimits } from '../judgement/judge-canary.ts'
import { ViewHistory } from '../judgement/view-history.ts'
import { RegistryRefusal } from '../refusal.ts'
import { Registry } from '../registry.ts'
import { FolderStore } from '../store/folder-store.ts'
import { documentsIn, type RegistryStore } from '../store/registry-store.ts'
import type { StoreLog } from '../store/s3-store.ts'
import { firstTrust, trustFolder } from '../trust/first-trust.ts'
import { registryKeys } from '../trust/trust.ts'
import { TrustChain } from '../trust/trust-chain.ts'
import { DocumentNews } from './document-news.ts'
import { faultAnswers } from './fault-answers.ts'
import { KnownShells } from './known-shells.ts'
import { readRoutes } from './read-routes.ts'
import type { RegistryParts } from './registry-parts.ts'
import { type RegistrySettings, s3SettingsOf } from './settings.ts'
import { healthRoutes, stateRoutes } from './state-routes.ts'
import { signTakenOver, takeOver } from './take-over.ts'
import { Uploads } from './uploads.ts'
import { WhoAsks } from './who-asks.ts'
import { writeRoutes } from './write-routes.ts'

export interface RunningRegistry {
  readonly url: string
  readonly judge: CanaryJudge
  /** answers requests for DRAIN_SECONDS more, then ends */
  close(): Promise<void>
}

/** Timings that tests set. */
export interface RegistryTiming {
  readonly judgeEveryMs?: number
  readonly limits?: JudgementLimits
  readonly now?: () => Date
}

const halfDay = 12 * 60 * 60 * 1000
const minute = 60_000

async function openTrust(settings: RegistrySettings, registry: Registry, trust: TrustChain): Promise<void> {
  const { NUKKAD_HOME: home, REGISTRY_HOME: registryHome } = settings
  if (!(await trust.read())) {
    await firstTrust({ home, registryHome, registry: registry.keys, chain: trust })
    // Shells of this machine trust the keys made here; other machines are given the file.
    const first = await trust.readVersion(1)
    if (first) await new TrustChain(trustFolder(home)).add(first)
  }
  if (!Object.hasOwn(trust.current.registry, registry.keys.keyId)) {
    throw new BadSetting(
      `The registry's key ${registry.keys.keyId} is not one of the trusted keys; see docs/runbooks/key-rotation.md.`,
    )
  }
}

/** The open store. The S3 client is loaded only where it is used. */
async function storeOf(settings: RegistrySettings, log: StoreLog): Promise<RegistryStore> {
  const s3 = s3SettingsOf(settings)
  const store = s3
    ? new (await import('../store/s3-store.ts')).S3Store(s3, settings.REGISTRY_HOME, log)
    : new FolderStore(settings.REGISTRY_HOME)
  await store.open()
  return store
}

/** An unreachable store must not stop the service from serving its local copy; pending writes are made later. */
const unlessAway = (error: unknown): void => {
  if (!(error instanceof RegistryRefusal) || error.reason !== 'away') throw error
}

/** Starts the registry's service; throws one sentence when it cannot. */
export async function startRegistry(settings: RegistrySettings, timing: RegistryTiming = {}): Promise<RunningRegistry> {
  const { NUKKAD_HOME: home, REGISTRY_HOME: registryHome } = settings
  const isTakenOver = takeOver(home, registryHome)
  const { now, limits, judgeEveryMs = 10_000 } = timing
  const app = createServer(settings.LOG_LEVEL)
  const store = await storeOf(settings, app.log)
  const trust = new TrustChain(documentsIn(store, 'trust'))
  const registry = new Registry({
    home: registryHome,
    by: 'registry',
    store,
    trusted: () => (trust.isOpen ? registryKeys(trust.current) : new Map()),
    ...(settings.REGISTRY_PRIVATE_KEY && { privateKey: settings.REGISTRY_PRIVATE_KEY }),
    ...(now && { now }),
  })
  await openTrust(settings, registry, trust)
  if (isTakenOver) await signTakenOver(registry, home)
  const history = new ViewHistory(path.join(registryHome, 'views.json'))
  await history.open()
  const news = new DocumentNews(registry)
  const parts: RegistryParts = {
    registry,
    trust,
    news,
    draining: new Draining(),
    audit: new AuditLog(path.join(registryHome, 'audit'), documentsIn(store, 'audit'), registry.journal),
    who: new WhoAsks(trust),
    shells: new KnownShells(),
    judge: new CanaryJudge({ registry, history, log: app.log, ...(limits && { limits }), ...(now && { now }) }),
    uploads: new Uploads(path.join(registryHome, 'uploads'), settings.REGISTRY_RELEASE_MB * 1024 * 1024),
  }
  await registry.renew().catch(unlessAway)
  await parts.audit.catchUp().catch(unlessAway)
  faultAnswers(app)
  keepBodies(app)
  await app.register(rateLimit, { max: 6000, timeWindow: minute })
  healthRoutes(app, parts)
  readRoutes(app, parts)
  writeRoutes(app, parts)
  stateRoutes(app, parts)
  await app.register(parts.draining.untilAnswered)
  const endJobs = jobs(app, [
    [
      judgeEveryMs,
      () =>
        parts.judge
          .judge()
          .then(() => news.look())
          .then(() => parts.audit.catchUp()),
    ],
    [minute, () => history.save()],
    [minute * 60, () => parts.uploads.sweep()],
    [halfDay, () => registry.renew()],
  ])
  try {
    const url = await app.listen({ host: settings.REGISTRY_HOST, port: settings.REGISTRY_PORT })
    return { url, judge: parts.judge, close }
  } catch (error) {
    await close()
    throw error
  }

  async function close(): Promise<void> {
    if (app.server.listening) await parts.draining.drain(app.server, settings.DRAIN_SECONDS)
    endJobs()
    news.close()
    await app.close()
    await store.close()
    await history.save().catch((cause) => app.log.error({ cause }, 'views could not be stored'))
  }
}

/** The server without its routes. */
function createServer(level: RegistrySettings['LOG_LEVEL']): FastifyInstance {
  return Fastify({
    logger: { level, base: { service: 'registry' } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: 60_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // The schemas are typed: validating and optimising them at each start would take longer than everything else.
    ajv: { customOptions: { meta: false, validateSchema: false, code: { optimize: false } } },
  }) as unknown as FastifyInstance
}

/** The signature covers the bytes of a body, so they are kept beside the parsed body. */
function keepBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    Object.assign(request, { rawBody: body })
    try {
      done(null, JSON.parse(body.toString('utf8')))
    } catch {
      done(Object.assign(new Error('This is not JSON.'), { statusCode: 400 }))
    }
  })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}

/** Repeats jobs, each without overlapping itself. Returns a function that stops them. */
function jobs(app: FastifyInstance, all: readonly [everyMs: number, work: () => Promise<unknown>][]): () => void {
  const timers = all.map(([everyMs, work]) => {
    let isUnderWay = false
    return setInterval(async () => {
      if (isUnderWay) return
      isUnderWay = true
      await work().catch((cause) => app.log.error({ cause: String(cause) }, 'a job of the registry failed'))
      isUnderWay = false
    }, everyMs).unref()
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
