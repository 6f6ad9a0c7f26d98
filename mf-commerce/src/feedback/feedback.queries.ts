import { myReview } from '@nukkad/contracts/endpoints/shop/reviews'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const myReviewQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['my-review', slug],
    queryFn: async ({ signal }) => (await api.call(myReview, { params: { productSlug: slug } }, { signal })).data,
    ...retryWhileAway,
  })
