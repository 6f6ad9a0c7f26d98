import {
  listPlaceReviews,
  type MyPlaceReview,
  myPlaceReview,
  type PlaceReviewPage,
} from '@nukkad/contracts/endpoints/city/place-reviews'
import { getPlace, nearbyPlaces, type Place } from '@nukkad/contracts/endpoints/city/places'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const placeKey = (slug: string) => ['place', slug] as const
const fresh = { staleTime: 60_000, ...retryWhileAway } as const

export const placeQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: placeKey(slug),
    queryFn: async ({ signal }): Promise<Place> => (await api.call(getPlace, { params: { slug } }, { signal })).data,
    ...fresh,
  })

const reviewsShown = 4
/** The newest few reviews, with the average of all. */
export const placeReviewsQuery = (api: Api, slug: string, pagesize = reviewsShown) =>
  queryOptions({
    queryKey: ['place-reviews', slug, pagesize],
    queryFn: ({ signal }): Promise<PlaceReviewPage> =>
      api.call(listPlaceReviews, { params: { slug }, query: { pagesize } }, { signal }),
    ...fresh,
  })

export const myPlaceReviewQuery = (api: Api, slug: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['my-place-review', slug, userId],
    queryFn: async ({ signal }): Promise<MyPlaceReview> =>
      (await api.call(myPlaceReview, { params: { slug } }, { signal })).data,
    staleTime: 300_000,
  })

const nearbyShown = 8
const walkingDistance = 3000
/** Other places within walking distance. */
export const nearPlaceQuery = (api: Api, { slug, lat, lng }: Pick<Place, 'slug' | 'lat' | 'lng'>) =>
  queryOptions({
    queryKey: ['near-place', slug],
    queryFn: async ({ signal }) =>
      (
        await api.call(
          nearbyPlaces,
          { query: { lat, lng, radius: walkingDistance, pagesize: nearbyShown, not: slug } },
          { signal },
        )
      ).data,
    ...fresh,
  })
