import { type HousekeepingJob, housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import { captionsRoutes } from './captions.routes.ts'
import { createCaptionsService } from './captions.service.ts'
import { noteUse, removeAbandoned, removeGivenUp, removeUnused } from './video-file.repository.ts'
import { videoFileRoutes } from './video-file.routes.ts'
import { createVideoFileService, type VideoFileService } from './video-file.service.ts'
import { videoFilesPersonal } from './video-files.personal.ts'

/** Forms are completed within days. Videos are up to 64 MB each: few in one statement. */
const most = { most: 20 }
/** Videos that were removed from every document. */
const abandoned: HousekeepingJob = {
  name: 'videos that no document shows any more',
  most: most.most,
  async sweep(q, now, limit) {
    await noteUse(q, now)
    return (await removeAbandoned(q, daysBefore(now, 7), limit)).count
  },
}
const jobs = [
  housekeepingJob(
    'videos whose upload was not finished',
    (q, now, limit) => removeGivenUp(q, daysBefore(now, 1), limit),
    most,
  ),
  housekeepingJob('videos that were never used', (q, now, limit) => removeUnused(q, daysBefore(now, 7), limit), most),
  abandoned,
]

export function videoFileModule({ db }: Pick<Base, 'db'>): Module<VideoFileService> {
  const films = createVideoFileService(db)
  return {
    service: films,
    personal: videoFilesPersonal,
    housekeeping: jobs,
    routes: async (app) => {
      await app.register(videoFileRoutes, { films })
      await app.register(captionsRoutes, { captions: createCaptionsService(db) })
    },
  }
}
