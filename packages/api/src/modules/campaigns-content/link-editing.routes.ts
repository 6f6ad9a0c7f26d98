import { linkBatches, linksOfBatch, makeLinks, revokeLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { LinkEditing } from './link-editing.service.ts'

export const linkEditingRoutes: Plugin<{ editing: LinkEditing }> = async (app, { editing }) => {
  app.route({ ...linkBatches, handler: () => editing.list() })
  app.route({
    ...makeLinks,
    handler: async (request, reply) => {
      // The codes must not be stored in any cache.
      reply.header('cache-control', 'no-store')
      return { data: await editing.make(request.body, signedIn(request).userId, idempotencyKey(request)) }
    },
  })
  app.route({
    ...linksOfBatch,
    handler: ({ params, query: { page = 1, pagesize = 20 } }) => editing.page(params.id, page, pagesize),
  })
  app.route({
    ...revokeLinks,
    handler: async ({ params, body }) => ({ data: await editing.revoke(params.id, body.nth) }),
  })
}
