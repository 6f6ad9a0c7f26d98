import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import { mediaPersonal } from './media.personal.ts'
import { removeUnused } from './media.repository.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMediaService, type MediaService } from './media.service.ts'

/** Forms are completed within days. Pictures may be megabytes each: not too many in one statement. */
const unused = housekeepingJob(
  'pictures that were never used',
  (q, now, limit) => removeUnused(q, daysBefore(now, 7), limit),
  { most: 500 },
)

export function mediaModule({ db }: Pick<Base, 'db'>): Module<MediaService> {
  const media = createMediaService(db)
  return {
    service: media,
    personal: mediaPersonal,
    housekeeping: [unused],
    routes: async (app) => void (await app.register(mediaRoutes, { media })),
  }
}
