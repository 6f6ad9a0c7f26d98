import { campaignLink } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import { keptNowhere } from '../../editing/editing.routes.ts'
import type { StudioService } from './studio.service.ts'

/** The routes of the campaign team. */
export const studioRoutes: Plugin<{ studio: StudioService }> = async (app, { studio }) => {
  keptNowhere(app)
  app.route({ ...calls.listCampaigns, handler: ({ query }) => studio.list(query) })
  app.route({
    ...calls.beginCampaign,
    handler: async (request) => ({ data: await studio.begin(signedIn(request).userId, request.body) }),
  })
  app.route({ ...calls.editedCampaign, handler: async ({ params }) => ({ data: await studio.get(params.id) }) })
  app.route({
    ...calls.saveCampaign,
    handler: async (request) => {
      const { version, draft } = request.body
      return { data: await studio.save(request.params.id, signedIn(request).userId, version, draft) }
    },
  })
  app.route({
    ...calls.publishCampaign,
    handler: async (request) => {
      const { version, at } = request.body
      return { data: await studio.publish(request.params.id, signedIn(request).userId, version, at) }
    },
  })
  app.route({
    ...calls.endCampaign,
    handler: async (request) => ({
      data: await studio.end(request.params.id, signedIn(request).userId, request.body.version),
    }),
  })
  app.route({
    ...calls.removeCampaign,
    handler: async (request) => {
      await studio.remove(request.params.id, signedIn(request).userId, request.query.version)
      return { data: { ok: true } }
    },
  })
  app.route({ ...calls.checkCampaign, handler: async ({ params }) => ({ data: await studio.checks(params.id) }) })
  app.route({
    ...calls.previewCampaign,
    handler: async ({ params, query }) => ({ data: await studio.preview(params.id, query.variant) }),
  })
  app.route({
    ...campaignLink,
    handler: async ({ params, query }) => ({ data: await studio.link(params.id, query) }),
  })
  app.route({
    ...calls.campaignRevisions,
    handler: async ({ params }) => ({ data: await studio.revisions(params.id) }),
  })
  app.route({
    ...calls.restoreCampaign,
    handler: async (request) => {
      const { id, revision } = request.params
      return { data: await studio.restore(id, signedIn(request).userId, request.body.version, revision) }
    },
  })
}
