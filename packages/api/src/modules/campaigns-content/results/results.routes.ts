import { campaignResults, campaignResultsCsv } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { sendRaw } from '../../../http/input/raw-body.ts'
import type { Plugin } from '../../../plugin.ts'
import { keptNowhere } from '../../editing/editing.routes.ts'
import type { ResultsService } from './results.service.ts'

/** Results of campaign pages, for the team. */
export const resultsRoutes: Plugin<{ results: ResultsService }> = async (app, { results }) => {
  keptNowhere(app)
  app.route({
    ...campaignResults,
    handler: async ({ params, query }) => ({ data: await results.results(params.id, query.days) }),
  })
  app.route({
    ...campaignResultsCsv,
    handler: async ({ params, query }, reply) => {
      const { name, text } = await results.csv(params.id, query.days)
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`)
      return sendRaw(reply, text)
    },
  })
}
