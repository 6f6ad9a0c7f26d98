import { citySegment, releasesGiven, type Snapshot } from '@nukkad/contracts'
import type { FastifyInstance } from 'fastify'
import type { Overlays } from '../overlay/overlays.ts'
import { pageRequestOf } from '../page/asking/page-request.ts'
import type { PageProofs } from '../page/page-proof.ts'
import type { LiveReleases } from '../releases/live-releases.ts'

/** `/_shell/snapshot?city=&webview=`: the releases that a page of this visitor would run if it were opened now. */
export function snapshotRoute(
  app: FastifyInstance,
  releases: LiveReleases,
  proofs: PageProofs,
  overlays: Pick<Overlays, 'over'>,
): void {
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
    async (request, reply) => {
      const { city, visitorId, previewToken, account } = pageRequestOf(
        '/',
        request.headers.cookie,
        releases.snapshots.usual.routes.table,
      )
      const { query } = request
      const usual = releases.snapshots.for({
        id: visitorId,
        city: (query.city && citySegment(query.city)) || city,
        isWebview: query.webview === 'true' || query.webview === '1',
        previewToken,
        account,
      })
      const { chosen, overlay } = await overlays.over(usual, request.headers.cookie)
      // A page that runs a local server's build keeps it: this server does not know that build's version.
      const isKept = Object.keys(overlay?.locals ?? {}).length > 0
      const told = isKept ? { ...chosen.told, sequence: 0 } : chosen.told
      return reply
        .header('cache-control', 'no-store')
        .send({ ...told, proof: proofs.mint(overlay ? '' : releasesGiven(told)) } satisfies Snapshot)
    },
  )
}
