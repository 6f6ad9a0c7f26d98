import {
  getCampaignToken,
  openedPrivateCampaign,
  privateCampaign,
  privateCampaignDetail,
  redirectOf,
  spendCampaignToken,
} from '@nukkad/contracts/endpoints/campaigns/private-links'
import { signedIn } from '../../access.ts'
import { isNear } from '../../http/limits/limits.ts'
import type { Plugin } from '../../plugin.ts'
import type { LinkEditing } from './link-editing.service.ts'
import type { PrivateLinkService } from './private-link.service.ts'

/** Limits guesses of codes from outside; our own servers, which render the pages, are exempt. */
const guesses = { rateLimit: { max: 60, timeWindow: '1 minute', allowList: isNear, groupId: 'private-links' } }
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** Pages behind codes are neither cached nor indexed, and calls are rate limited against guessing. */
export const privateLinkRoutes: Plugin<{ links: PrivateLinkService; opens: Pick<LinkEditing, 'noteOpen'> }> = async (
  app,
  { links, opens },
) => {
  app.addHook('onRequest', async (_, reply) => void reply.headers(secret))

  app.route({ ...privateCampaign, config: guesses, handler: ({ params }) => links.page(params.hash, '') })
  app.route({
    ...privateCampaignDetail,
    config: guesses,
    handler: ({ params }) => links.page(params.hash, params.detail),
  })
  app.route({
    ...openedPrivateCampaign,
    config: guesses,
    handler: async ({ params, body, ip, headers }) => {
      await opens.noteOpen(params.hash, body.detail ?? '', { ip, agent: headers['user-agent'] ?? '' })
      return { data: { ok: true } }
    },
  })
  app.route({
    ...getCampaignToken,
    config: guesses,
    handler: async ({ params, user }) => ({ data: await links.token(params.token, user?.userId) }),
  })
  app.route({
    ...spendCampaignToken,
    config: { rateLimit: { max: 20, timeWindow: '1 minute', allowList: isNear } },
    handler: async (request) => ({ data: await links.spend(request.params.token, signedIn(request).userId) }),
  })
  app.route({
    ...redirectOf,
    config: guesses,
    handler: async ({ query }) => ({ data: await links.target(query.code) }),
  })
}
