import { fetchViews } from '@nukkad/blocks'
import { type DiscoveryDetails, getDiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const articleKey = (city: string, slug: string) => ['article', city, slug] as const

/** A post, a guide, a discovery, a review or an event, by its slug in its city. */
export const articleQuery = (api: Api, city: string, slug: string) =>
  queryOptions({
    queryKey: articleKey(city, slug),
    queryFn: async ({ signal }): Promise<DiscoveryDetails> => {
      const { data } = await api.call(getDiscoveryDetails, { params: { id: slug }, query: { city } }, { signal })
      await fetchViews(data.blocks)
      return data
    },
    staleTime: 60_000,
    ...retryWhileAway,
  })
