import { banners as bannersOfScreen, marketingEvent } from '@nukkad/contracts/endpoints/config'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { sendReady } from '../catalogue/ready-json.ts'
import { type BannerService, createBannerService } from './banner.service.ts'
import { type CampaignParts, type CampaignService, createCampaignService } from './campaign.service.ts'

interface Services {
  readonly banners: BannerService
  readonly campaigns: CampaignService
}

const campaignRoutes: Plugin<Services> = async (app, { banners, campaigns }) => {
  app.route({
    ...bannersOfScreen,
    handler: async ({ query }) => ({ data: await banners.onScreen(query.screen, query.city ?? 'all') }),
  })
  app.route({
    ...marketingEvent,
    // A union of blocks is slow to write by schema and was checked when it was stored.
    handler: async ({ params }, reply) => sendReady(reply, JSON.stringify(await campaigns.page(params.slug))),
  })
}

export function campaignsModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  { catalogue }: Pick<CampaignParts, 'catalogue'>,
): Module<Services> {
  const services = { banners: createBannerService({ db, now }), campaigns: createCampaignService({ db, catalogue }) }
  return { service: services, routes: async (app) => void (await app.register(campaignRoutes, services)) }
}
