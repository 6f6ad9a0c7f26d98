import { Draining } from '@nukkad/contracts/draining'
import { leftAtStandIns, leftAtStandInsText } from '@nukkad/contracts/stand-in-settings'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../ops/metrics.ts'
import { watchProxies } from '../ops/watch-proxies.ts'
import { type ShellSettings, ShellSettingsSchema } from '../settings.ts'
import { allowOtherOrigins } from './cross-origin-files.ts'
import { errorAnswers } from './error-answers.ts'
import { mapSources } from './map-sources.ts'
import { readableAddress } from './readable-address.ts'
import { requestIdOf, requestLog } from './request-log.ts'
import { secureEveryAnswer, securityHeaders } from './security-headers.ts'
import { boundSlowTransfers } from './slow-transfers.ts'

/** The server before its routes: how it reads requests, logs, secures responses and shuts down. */
export function createApp(settings: ShellSettings, log: Logger, metrics: Metrics) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    rewriteUrl: readableAddress,
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    // Requests on an open connection are still answered.
    return503OnClosing: false,
    // An upload may take as long as its bytes keep coming (boundSlowTransfers); headers may not.
    requestTimeout: 0,
    http: { headersTimeout: 20_000 },
  }) as unknown as FastifyInstance
  const security = securityHeaders({
    sandboxUrl: settings.SANDBOX_URL,
    checkoutUrl: settings.RAZORPAY_CHECKOUT_URL,
    googleScriptUrl: settings.GOOGLE_CLIENT_ID === 'none' ? undefined : settings.GOOGLE_SCRIPT_URL,
    publicUrl: settings.PUBLIC_URL,
    mapSources: mapSources(settings),
    imageHosts: settings.IMAGE_HOSTS_INSTEAD,
  })
  secureEveryAnswer(app, security)
  if (settings.NODE_ENV === 'development') allowOtherOrigins(app)
  const names = leftAtStandIns(ShellSettingsSchema, settings, settings.PUBLIC_URL)
  if (names.length > 0) log.warn({ settings: names }, leftAtStandInsText)
  const draining = new Draining()
  draining.watch(app.server)
  requestLog(app, metrics)
  watchProxies(app, settings.TRUST_PROXY, metrics)
  const { SLOW_BODY_GRACE_MS: graceMs, SLOW_TRANSFERS_PER_ADDRESS: slowPerAddress } = settings
  boundSlowTransfers(app, { graceMs, slowPerAddress })
  errorAnswers(app)
  return { app, security, draining }
}
