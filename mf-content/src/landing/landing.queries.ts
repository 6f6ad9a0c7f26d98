import { landingMetadata } from '@nukkad/contracts/endpoints/campaigns/landings'
import { genericPosts, type LandingType } from '@nukkad/contracts/endpoints/content/posts'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { feedQuery } from '../parts/feed/feed.queries.ts'

/** Identifies a landing page; its type determines which other fields it needs. */
export interface Landing {
  readonly type: LandingType
  readonly city?: string
  /** of a tag or a locality */
  readonly slug?: string
  readonly locality?: string
}

/** Title, head, counts and related pages of a landing page. */
export const landingQuery = (api: Api, { type, city, slug, locality }: Landing) =>
  queryOptions({
    queryKey: landingKey({ type, city, slug, locality }),
    queryFn: async ({ signal }) =>
      (
        await api.call(
          landingMetadata,
          { params: { type }, query: { ...(city && { city }), ...(slug && { slug }), ...(locality && { locality }) } },
          { signal },
        )
      ).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const landingKey = ({ type, city, slug, locality }: { [K in keyof Landing]: Landing[K] | undefined }) =>
  ['landing', type, city ?? 'all', slug ?? '', locality ?? ''] as const

/** Posts of a landing page, with the accompanying lists. */
export const landingFeed = (api: Api, landing: Landing, sort: 10 | 20, page: number) => {
  const { type, city, slug, locality } = landing
  return feedQuery({
    key: ['landing', type, city ?? 'all', slug ?? '', locality ?? '', sort],
    page,
    call: (param, signal) =>
      api.call(
        genericPosts,
        {
          query: {
            type,
            sort,
            ...param,
            ...(city && { city }),
            ...(slug && { slug }),
            ...(locality && { locality }),
          },
        },
        { signal },
      ),
  })
}
