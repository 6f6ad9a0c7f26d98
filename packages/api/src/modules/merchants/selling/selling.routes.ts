import { askToSell } from '@nukkad/contracts/endpoints/merchants/selling'
import type { Plugin } from '../../../plugin.ts'
import type { SellingService } from './selling.service.ts'

export const sellingRoutes: Plugin<{ selling: SellingService }> = async (app, { selling }) => {
  app.route({
    ...askToSell,
    config: { rateLimit: { max: 10, timeWindow: '1 hour' } },
    handler: async ({ body }) => {
      await selling.ask(body)
      return { data: { ok: true } }
    },
  })
}
