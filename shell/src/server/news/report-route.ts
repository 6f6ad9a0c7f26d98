import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Metrics } from '../ops/metrics.ts'
import type { LiveReleases } from '../releases/live-releases.ts'
import type { ReportLedger } from './report-ledger.ts'

/** What a page says about a release that it could not run. */
export const ReleaseReport = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }),
  version: Type.String({ pattern: '^[\\w.+-]{1,80}$' }),
  slot: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  phase: Type.Union([Type.Literal('load'), Type.Literal('mount'), Type.Literal('render')]),
  message: Type.String({ maxLength: 500 }),
})
export type ReleaseReport = Static<typeof ReleaseReport>

export interface ReportRouteOptions {
  readonly releases: LiveReleases
  readonly ledger: ReportLedger
  readonly metrics: Metrics
  /** takes the release from everyone; absent where this process may not sign */
  readonly withdraw?: (name: string, version: string, reason: string) => Promise<unknown>
}

/** By address, hashed: enough to tell visitors apart, nothing to keep. */
const reporterOf = (request: FastifyRequest) => createHash('sha256').update(request.ip).digest('hex').slice(0, 16)

/** Pages report here; enough different visitors withdraw the release, unless nothing could take its place. */
export async function reportRoute(app: FastifyInstance, options: ReportRouteOptions): Promise<void> {
  const { releases, ledger, metrics, withdraw } = options
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: 30, timeWindow: '1 minute' })
    scope.post<{ Body: ReleaseReport }>(
      '/_shell/report',
      { config: { kind: 'shell' }, bodyLimit: 4096, schema: { body: ReleaseReport } },
      async (request, reply) => {
        const { name, version, slot, phase, message } = request.body
        const { document } = releases.snapshots
        const remote = Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined
        const isInUse = remote?.rules.some((rule) => rule.version === version) === true
        if (!remote || !isInUse) return reply.code(204).send()
        metrics.reports.inc({ remote: name, phase })
        request.log.warn({ release: `${name}@${version}`, slot, phase, message }, 'a page could not run a release')
        const isEnough = ledger.add(`${name}@${version}`, reporterOf(request))
        const hasOther = [...remote.rules.map((rule) => rule.version), ...remote.history].some(
          (other) => other !== version && remote.versions[other]?.quarantined === undefined,
        )
        if (isEnough && hasOther && withdraw) {
          await withdraw(name, version, `reported by visitors: ${phase} failed`)
          await releases.look()
          request.log.error({ release: `${name}@${version}` }, 'release withdrawn after reports of visitors')
        }
        return reply.code(204).send()
      },
    )
  })
}
