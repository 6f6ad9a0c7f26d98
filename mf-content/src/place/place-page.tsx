import { defineScreen, prepare } from '@nukkad/platform'
import { placeQuery, placeReviewsQuery } from './place.queries.ts'
import { placeHead } from './place-head.ts'
import { PlaceScreen } from './place-screen.tsx'
import { PlaceSkeleton } from './place-skeleton.tsx'

export const screen = defineScreen({
  load: ({ params: { slug = '' }, query, api }) =>
    prepare(
      query.ensureQueryData(placeQuery(api, slug)),
      // The reviews are optional: the page renders without them.
      query.prefetchQuery(placeReviewsQuery(api, slug)),
    ),
  head: placeHead,
  Skeleton: PlaceSkeleton,
  Component: PlaceScreen,
})
