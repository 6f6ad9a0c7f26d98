import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import { removeGivenUp, removeUnused } from './video-file.repository.ts'
import { videoFileRoutes } from './video-file.routes.ts'
import { createVideoFileService, type VideoFileService } from './video-file.service.ts'
import { videoFilesPersonal } from './video-files.personal.ts'

/** Forms are completed within days. Videos are up to 64 MB each: few in one statement. */
const most = { most: 20 }
const jobs = [
  housekeepingJob(
    'videos whose upload was not finished',
    (q, now, limit) => removeGivenUp(q, daysBefore(now, 1), limit),
    most,
  ),
  housekeepingJob('videos that were never used', (q, now, limit) => removeUnused(q, daysBefore(now, 7), limit), most),
]

export function videoFileModule({ db }: Pick<Base, 'db'>): Module<VideoFileService> {
  const films = createVideoFileService(db)
  return {
    service: films,
    personal: videoFilesPersonal,
    housekeeping: jobs,
    routes: async (app) => void (await app.register(videoFileRoutes, { films })),
  }
}
