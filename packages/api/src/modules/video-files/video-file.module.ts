import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import { removeGivenUp } from './video-file.repository.ts'
import { videoFileRoutes } from './video-file.routes.ts'
import { createVideoFileService, type VideoFileService } from './video-file.service.ts'
import { videoFilesPersonal } from './video-files.personal.ts'

const givenUp = housekeepingJob('videos whose upload was not finished', (q, now, limit) =>
  removeGivenUp(q, daysBefore(now, 1), Math.min(limit, 20)),
)

export function videoFileModule({ db }: Pick<Base, 'db'>): Module<VideoFileService> {
  const films = createVideoFileService(db)
  return {
    service: films,
    personal: videoFilesPersonal,
    housekeeping: [givenUp],
    routes: async (app) => void (await app.register(videoFileRoutes, { films })),
  }
}
