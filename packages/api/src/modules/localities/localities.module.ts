import { getLocality, listLocalities, listSubLocalities } from '@nukkad/contracts/endpoints/city/localities'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { createLocalityService, type LocalityParts, type LocalityService } from './localities.service.ts'

const localityRoutes: Plugin<{ localities: LocalityService }> = async (app, { localities }) => {
  app.route({ ...listLocalities, handler: async ({ query }) => ({ data: await localities.list(query.city) }) })
  app.route({
    ...getLocality,
    handler: async ({ params, query }) => ({ data: await localities.page(query.city, params.slug) }),
  })
  app.route({
    ...listSubLocalities,
    handler: async ({ query }) => ({ data: await localities.subs(query.city, query.locality) }),
  })
}

export function localitiesModule(
  { db }: Pick<Base, 'db'>,
  parts: Pick<LocalityParts, 'places' | 'posts'>,
): Module<LocalityService> {
  const localities = createLocalityService({ db, ...parts })
  return { service: localities, routes: async (app) => void (await app.register(localityRoutes, { localities })) }
}
