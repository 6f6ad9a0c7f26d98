import { getMall, listMalls } from '@nukkad/contracts/endpoints/city/malls'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { createMallService, type MallService } from './malls.service.ts'

const mallRoutes: Plugin<{ malls: MallService }> = async (app, { malls }) => {
  app.route({ ...listMalls, handler: async ({ query }) => ({ data: await malls.list(query.city) }) })
  app.route({
    ...getMall,
    handler: async ({ params, query }) => ({ data: await malls.page(params.slug, query.city) }),
  })
}

export function mallsModule({ db, now }: Pick<Base, 'db' | 'now'>): Module<MallService> {
  const malls = createMallService({ db, now })
  return { service: malls, routes: async (app) => void (await app.register(mallRoutes, { malls })) }
}
