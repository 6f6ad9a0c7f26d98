import {
  mostBatchBytes,
  mostEventBytes,
  streamEvent,
  streamEvents,
} from '@nukkad/contracts/endpoints/site/event-stream'
import type { Plugin } from '../../plugin.ts'
import type { StreamService } from './stream.service.ts'

/** High, because many people share one address of a mobile network. */
const limit = { rateLimit: { max: 3_000, timeWindow: '1 minute' } }
/** Batches hold several events, and a page sends at most one of them per second. */
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
      // One after the other, so that events with different keys keep their order.
      for (const { data, partitionKey } of events) await stream.take(data, partitionKey)
      return accepted
    },
  })
}
