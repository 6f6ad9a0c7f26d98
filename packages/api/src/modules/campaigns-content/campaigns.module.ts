import { armsCookie, armsIn, withArm } from '@nukkad/contracts/campaign-arms'
import { clock, marketingEvent, pagesRevision } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { banners as bannersOfScreen } from '@nukkad/contracts/endpoints/site/config'
import { readyAnswer, sendReady } from '../../http/answers/ready-json.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { coupons } from '../coupons/coupons.service.ts'
import type { UploadedPictures } from '../staff-changes/chosen-pictures.ts'
import { type BannerService, createBannerService } from './banners/banner.service.ts'
import { bannerEditingRoutes } from './banners/banner-editing.routes.ts'
import { createBannerEditing } from './banners/banner-editing.service.ts'
import { type CampaignParts, type CampaignService, createCampaignService } from './campaign.service.ts'
import { linkEditingRoutes } from './link-editing.routes.ts'
import { createLinkEditing } from './link-editing.service.ts'
import { privateLinkRoutes } from './private-link.routes.ts'
import { createPrivateLinkService, type PrivateLinkParts } from './private-link.service.ts'
import { privateLinksPersonal } from './private-links.personal.ts'

interface Services {
  readonly now: () => Date
  readonly banners: BannerService
  readonly campaigns: CampaignService
  /** changes with the elements that pages of all kinds share */
  readonly chrome: () => Promise<string>
}

const lasting = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 365 * 86_400 } as const

const campaignRoutes: Plugin<Services> = async (app, { now, banners, campaigns, chrome }) => {
  app.route({
    ...bannersOfScreen,
    handler: async ({ query }) => ({ data: await banners.onScreen(query.screen, query.city ?? 'all') }),
  })
  app.route({
    ...marketingEvent,
    // Blocks were checked when they were stored, and cards are sent as PostgreSQL serialized them.
    handler: async ({ params, query, cookies }, reply) => {
      const cookie = cookies[armsCookie]
      const page = await campaigns.page(params.slug, query.city ?? null, cookie)
      const { arm } = page.data
      if (arm) reply.header('cache-control', 'private, no-store')
      if (arm && armsIn(cookie).get(arm.page) !== arm.key)
        reply.setCookie(armsCookie, withArm(armsIn(cookie), arm), lasting)
      return sendReady(reply, readyAnswer<typeof marketingEvent>(page))
    },
  })
  app.route({
    ...pagesRevision,
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store')
      const [pages, around] = await Promise.all([campaigns.revision(), chrome()])
      return { revision: `${pages} ${around}`, chrome: around }
    },
  })
  app.route({
    ...clock,
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return { now: now().toISOString() }
    },
  })
}

type Parts = Pick<CampaignParts, 'blocks'> &
  Pick<PrivateLinkParts, 'wallet'> & {
    readonly media: UploadedPictures
    readonly navigation: { readonly revision: () => Promise<string> }
  }

export function campaignsModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { blocks, wallet, media, navigation }: Parts,
): Module<Services> {
  const campaigns = createCampaignService({ db, now, blocks })
  const editing = createLinkEditing({ db, now, secret: settings.API_SECRET, coupons })
  const links = createPrivateLinkService({ db, now, secret: settings.API_SECRET, campaigns, wallet })
  const banners = createBannerService({ db, now })
  const chrome = async () => (await Promise.all([banners.revision(), navigation.revision()])).join('.')
  const services = { now, banners, campaigns, chrome }
  return {
    service: services,
    personal: privateLinksPersonal,
    routes: async (app) => {
      await app.register(campaignRoutes, services)
      await app.register(privateLinkRoutes, { links, opens: editing })
      await app.register(linkEditingRoutes, { editing })
      await app.register(bannerEditingRoutes, { editing: createBannerEditing({ db, now, media }) })
    },
  }
}
