import { getVideo, listVideos, videoTags } from '@nukkad/contracts/endpoints/content/videos'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { feedQuery } from '../parts/feed/feed.queries.ts'

export const videosFeed = (api: Api, city: string, tag: string | null, page: number) =>
  feedQuery({
    key: ['videos', city, tag],
    page,
    call: (param, signal) =>
      api.call(listVideos, { query: { page: param.page, city, ...(tag && { tag }) } }, { signal }),
  })

export const videoTagsQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['video-tags', city],
    queryFn: async ({ signal }) => (await api.call(videoTags, { query: { city } }, { signal })).data,
    staleTime: 5 * 60_000,
    ...retryWhileAway,
  })

/** The video of a shared URL; null if it no longer exists. */
export const videoQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['video', slug],
    queryFn: async ({ signal }) => (await api.call(getVideo, { params: { slug } }, { signal })).data,
    staleTime: 60_000,
    retry: false,
  })

/** The text as a slug; null if it can't be one. */
export const slugIn = (text: string | null) => (text && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : null)
