import { citySegment, releasesGiven, type Snapshot } from '@nukkad/contracts'
import type { FastifyInstance } from 'fastify'
import type { PageProofs } from '../page/page-proof.ts'
import { pageRequestOf } from '../page/page-request.ts'
import type { LiveReleases } from '../releases/live-releases.ts'

/** `/_shell/snapshot?city=&webview=`: what a page of this visitor would run if it were opened now. */
export function snapshotRoute(app: FastifyInstance, releases: LiveReleases, proofs: PageProofs): void {
  app.get<{ Querystring: { city?: string; webview?: string } }>(
    '/_shell/snapshot',
    {
      config: { kind: 'shell' },
      schema: {
        querystring: {
          type: 'object',
          properties: { city: { type: 'string', maxLength: 40 }, webview: { type: 'string', maxLength: 5 } },
        },
      },
    },
    (request, reply) => {
      const { city, visitorId, previewToken } = pageRequestOf(
        '/',
        request.headers.cookie,
        releases.snapshots.usual.routes.table,
      )
      const { query } = request
      const { told } = releases.snapshots.for({
        id: visitorId,
        city: (query.city && citySegment(query.city)) || city,
        isWebview: query.webview === 'true' || query.webview === '1',
        previewToken,
      })
      return reply
        .header('cache-control', 'no-store')
        .send({ ...told, proof: proofs.mint(releasesGiven(told)) } satisfies Snapshot)
    },
  )
}
