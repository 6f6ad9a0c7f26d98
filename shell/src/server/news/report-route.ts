import rateLimit from '@fastify/rate-limit'
import { customerNetworkOf, networkOf } from '@nukkad/contracts/network-of'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Metrics } from '../ops/metrics.ts'
import type { ReleaseNumbers } from '../ops/release-numbers.ts'
import type { PageProofs } from '../page/page-proof.ts'
import type { ToldByPage, ViewLedger } from '../registry/view-ledger.ts'
import type { LiveReleases } from '../releases/live-releases.ts'
import type { ReportLedger } from './report-ledger.ts'
import type { Withdrawals } from './withdrawals.ts'

/** A page's report about a release that it could not run. */
const ReleaseReport = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }),
  version: Type.String({ pattern: '^[\\w.+-]{1,80}$' }),
  slot: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  phase: Type.Enum(['load', 'mount', 'render', 'event', 'promise', 'hang', 'slow']),
  message: Type.String({ maxLength: 500 }),
  /** the releases that the page was served, with the proof of that */
  given: Type.String({ maxLength: 2000 }),
  proof: Type.String({ pattern: '^[\\w-]{24}$' }),
})
type ReleaseReport = Static<typeof ReleaseReport>

export interface ReportRouteOptions {
  readonly releases: LiveReleases
  readonly ledger: ReportLedger
  readonly proofs: PageProofs
  readonly withdrawals: Withdrawals
  readonly metrics: Metrics
  readonly numbers: Pick<ReleaseNumbers, 'failed'>
  readonly views: Pick<ViewLedger, 'told'>
}

/** In these phases the page still works, and browser extensions cause such errors too, so they have no consequences. */
const isNotedOnly: ReadonlySet<string> = new Set(['event', 'promise', 'hang', 'slow'])

/** The counts by which a canary is compared with stable: errors from browser extensions occur in both. */
const toldAs = (phase: string): ToldByPage => (phase === 'hang' || phase === 'slow' ? 'slowViews' : 'browserErrors')

/** Removes queries from addresses in an error's text, because they may contain private data. */
const withoutQueries = (text: string) => text.replace(/\?[^\s'"()]*/g, '')

/**
 * Pages report here what they could not run. A report counts once, and only from a page that one of our shells served
 * this release; the consequences are decided elsewhere.
 */
export async function reportRoute(app: FastifyInstance, options: ReportRouteOptions): Promise<void> {
  const { releases, ledger, proofs, withdrawals, metrics, numbers, views } = options
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: 30, timeWindow: '1 minute', keyGenerator: ({ ip }) => networkOf(ip) })
    scope.post<{ Body: ReleaseReport }>(
      '/_shell/report',
      { config: { kind: 'shell' }, bodyLimit: 4096, schema: { body: ReleaseReport } },
      async (request, reply) => {
        const { name, version, slot, phase, message, given, proof } = request.body
        const release = `${name}@${version}`
        const { remotes } = releases.snapshots.document
        const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined
        const isInUse = remote?.rules.some((rule) => rule.version === version) === true
        const wasGiven = given.split(',').includes(release) && proofs.isOurs(proof, given)
        if (!isInUse || !wasGiven) return reply.code(204).send()
        const network = customerNetworkOf(request.ip)
        views.told(release, toldAs(phase), { proof, network })
        const about = { release, slot, phase, message: withoutQueries(message) }
        if (isNotedOnly.has(phase)) {
          metrics.reports.inc({ remote: name, phase })
          request.log.warn(about, 'a release caused an error in a page, which kept working')
          return reply.code(204).send()
        }
        const state = ledger.failed(release, network, proof)
        if (!state) return reply.code(204).send()
        metrics.reports.inc({ remote: name, phase })
        numbers.failed(release, 'browser')
        request.log.warn({ ...about, ...state }, 'a page could not run a release')
        await withdrawals.consider(name, version, phase, state)
        return reply.code(204).send()
      },
    )
  })
}
