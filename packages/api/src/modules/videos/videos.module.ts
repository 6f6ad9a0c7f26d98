import { getVideo, listVideos, videoTags } from '@nukkad/contracts/endpoints/content/videos'
import { sendReady } from '../../http/answers/ready-json.ts'
import type { Base, Module, Plugin } from '../../plugin.ts'
import { createVideoService, type VideoService } from './videos.service.ts'

const videoRoutes: Plugin<{ videos: VideoService }> = async (app, { videos }) => {
  app.route({ ...videoTags, handler: async ({ query }) => ({ data: await videos.tags(query.city) }) })
  app.route({ ...listVideos, handler: async ({ query }, reply) => sendReady(reply, await videos.pageJson(query)) })
  app.route({ ...getVideo, handler: async ({ params }) => ({ data: await videos.bySlug(params.slug) }) })
}

export function videosModule({ db, now }: Pick<Base, 'db' | 'now'>): Module<VideoService> {
  const videos = createVideoService({ db, now })
  return { service: videos, routes: async (app) => void (await app.register(videoRoutes, { videos })) }
}
