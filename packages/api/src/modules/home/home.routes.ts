import { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'
import { webHome } from '@nukkad/contracts/endpoints/site/config'
import { sendReady } from '../../http/answers/ready-json.ts'
import type { Plugin } from '../../plugin.ts'
import type { HomeService } from './home.service.ts'

export const homeRoutes: Plugin<{ homes: HomeService }> = async (app, { homes }) => {
  app.route({ ...webHome, handler: async ({ query }, reply) => sendReady(reply, await homes.webHomeJson(query.city)) })
  app.route({
    ...shopHome,
    handler: async ({ query }, reply) => sendReady(reply, await homes.shopHomeJson(query.city)),
  })
}
