import { mostEventBytes, streamEvent } from '@nukkad/contracts/endpoints/event-stream'
import type { Plugin } from '../../plugin.ts'
import type { StreamService } from './stream.service.ts'

/** Many people share one address of a mobile network. */
const limit = { rateLimit: { max: 3_000, timeWindow: '1 minute' } }
const accepted = { data: { accepted: true } }

export const streamRoutes: Plugin<{ stream: StreamService }> = async (app, { stream }) => {
  app.route({
    ...streamEvent,
    config: limit,
    bodyLimit: mostEventBytes,
    handler: async ({ body: { data, partitionKey } }) => {
      await stream.take(data, partitionKey)
      return accepted
    },
  })
}
