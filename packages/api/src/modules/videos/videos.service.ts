import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import type { listVideos } from '@nukkad/contracts/endpoints/content/videos'
import type { Db, Queryable } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { ReadyJson, readyAnswer } from '../../http/answers/ready-json.ts'
import { videoPage, videosBySlug, videoTagsOf } from './video.repository.ts'

export type VideoService = ReturnType<typeof createVideoService>

/** Videos of the cities. */
export const createVideoService = ({ db, now }: { db: Db; now: () => Date }) => ({
  tags: (city: string | undefined) => videoTagsOf(db, city ?? 'all', now()),

  async pageJson({
    city,
    tag,
    page = 1,
    pagesize = 20,
  }: QueryOf<typeof listVideos>): Promise<ReadyJson<AnswerOf<typeof listVideos>>> {
    const offset = (page - 1) * pagesize
    const { rows, total } = await videoPage(db, { city: city ?? 'all', tag }, { limit: pagesize, offset }, now())
    const hasNext = offset + pagesize < total
    return readyAnswer<typeof listVideos>({ data: new ReadyJson(rows), total, page, pagesize, hasNext })
  },

  async bySlug(slug: string): Promise<Video> {
    const [video] = await videosBySlug(db, [slug], now())
    if (!video) throw new NotFound('This video does not exist or has been deleted.')
    return video
  },

  videosOf: async (q: Queryable, slugs: readonly string[]): Promise<Video[]> =>
    slugs.length > 0 ? videosBySlug(q, slugs, now()) : [],
})
