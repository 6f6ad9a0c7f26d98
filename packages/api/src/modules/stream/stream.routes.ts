import {
  mostBatchBytes,
  mostEventBytes,
  streamEvent,
  streamEvents,
} from '@nukkad/contracts/endpoints/site/event-stream'
import type { Plugin } from '../../plugin.ts'
import type { StreamService } from './stream.service.ts'

/** Many people share one address of a mobile network. */
const limit = { rateLimit: { max: 3_000, timeWindow: '1 minute' } }
/** Batches hold several events, and a page sends one of them a second at most. */
const batchLimit = { rateLimit: { max: 1_000, timeWindow: '1 minute' } }
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
  app.route({
    ...streamEvents,
    config: batchLimit,
    bodyLimit: mostBatchBytes,
    handler: async ({ body: { events } }) => {
      // One after the other, or those of different keys would change places.
      for (const { data, partitionKey } of events) await stream.take(data, partitionKey)
      return accepted
    },
  })
}
