import { landingMetadata } from '@nukkad/contracts/endpoints/campaigns/landings'
import { cityPosts, genericPosts, postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { sendReady } from '../../http/answers/ready-json.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { createLandingService, type LandingParts, type LandingService } from './landings.service.ts'

const landingRoutes: Plugin<{ landings: LandingService }> = async (app, { landings }) => {
  app.route({
    ...landingMetadata,
    handler: async ({ params, query }) => ({ data: await landings.metadata(params, query) }),
  })
  app.route({
    ...genericPosts,
    handler: async ({ query }, reply) => sendReady(reply, await landings.genericJson(query)),
  })
  app.route({ ...cityPosts, handler: async ({ query }, reply) => sendReady(reply, await landings.cityJson(query)) })
  app.route({ ...postTaxonomies, handler: async ({ query }) => ({ data: await landings.taxonomies(query.city) }) })
}

export function landingsModule({ db }: Pick<Base, 'db'>, parts: Omit<LandingParts, 'db'>): Module<LandingService> {
  const landings = createLandingService({ db, ...parts })
  return { service: landings, routes: async (app) => void (await app.register(landingRoutes, { landings })) }
}
