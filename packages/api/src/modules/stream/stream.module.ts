import type { Base, Module } from '../../plugin.ts'
import type { AffiliateService } from '../affiliates/affiliates.service.ts'
import { natsReader } from './stores/nats-reader.ts'
import { natsStream } from './stores/nats-stream.ts'
import { postgresStream } from './stores/postgres-stream.ts'
import { streamJobs } from './stream.jobs.ts'
import { streamPersonal } from './stream.personal.ts'
import { streamRoutes } from './stream.routes.ts'
import { createStreamService, type StreamService } from './stream.service.ts'
import { visitsRoutes } from './visits/visits.routes.ts'
import { createVisitsService } from './visits/visits.service.ts'

/** Events of visitors: received, stored in order, counted and shown to operators. */
export function streamModule(
  base: Pick<Base, 'db' | 'settings' | 'now' | 'log'>,
  { affiliates }: { affiliates: Pick<AffiliateService, 'ordersByOrigin'> },
): Module<StreamService> {
  const { db, settings, now, log } = base
  const url = settings.STREAM_URL
  const inPostgres = postgresStream(db, { isFlushed: settings.STREAM_FLUSH })
  const store = url ? natsStream(url) : inPostgres
  const stream = createStreamService({ settings, now, log, store })
  const visits = createVisitsService({ db, now, affiliates })
  return {
    service: stream,
    personal: streamPersonal,
    housekeeping: streamJobs(log),
    jobs: url ? [natsReader({ url, store: inPostgres, log })] : [],
    routes: async (app) => {
      app.addHook('onClose', async () => {
        await stream.idle()
        await store.close?.()
      })
      await app.register(streamRoutes, { stream })
      await app.register(visitsRoutes, { visits })
    },
  }
}
