import type { Base, Module } from '../../plugin.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMediaService, type MediaService } from './media.service.ts'

export function mediaModule({ db }: Pick<Base, 'db'>): Module<MediaService> {
  const media = createMediaService(db)
  return { service: media, routes: async (app) => void (await app.register(mediaRoutes, { media })) }
}
