import { defineScreen, prepare } from '@nukkad/platform'
import { productHead } from './product.head.ts'
import { productQuery, questionsQuery, similarQuery } from './product.queries.ts'
import { ProductScreen } from './product-screen.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

export const screen = defineScreen({
  load: ({ params, query, api }) =>
    prepare(
      query.ensureQueryData(productQuery(api, params.slug ?? '')),
      // These are optional: the page renders without them.
      query.prefetchQuery(similarQuery(api, params.slug ?? '')),
      query.prefetchQuery(questionsQuery(api, params.slug ?? '')),
    ),
  head: productHead,
  Skeleton: ProductSkeleton,
  Component: ProductScreen,
})
