import { changeAway, changeSeller, changeShopWords, ownShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../../access.ts'
import type { App } from '../../../plugin.ts'
import type { MerchantOf } from '../callers-merchant.ts'
import type { OwnShopService } from './own-shop.service.ts'

/** People try out words, but nobody saves their shop more often. */
const config = { rateLimit: { max: 120, timeWindow: '1 hour' } }

/** Routes for a merchant's own shop. */
export function ownShopRoutes(app: App, shops: OwnShopService, merchantOf: MerchantOf): void {
  const caller = async (request: FastifyRequest) => ({
    merchantId: (await merchantOf(request)).id,
    userId: signedIn(request).userId,
  })
  app.route({
    ...ownShop,
    handler: async (request) => ({ data: await shops.read((await merchantOf(request)).id) }),
  })
  app.route({
    ...changeShopWords,
    config,
    handler: async (request) => ({ data: await shops.changeWords(await caller(request), request.body) }),
  })
  app.route({
    ...changeSeller,
    config,
    handler: async (request) => ({ data: await shops.changeSeller(await caller(request), request.body) }),
  })
  app.route({
    ...changeAway,
    config,
    handler: async (request) => ({ data: await shops.changeAway(await caller(request), request.body) }),
  })
}
