import { placeFeed } from '@nukkad/contracts/endpoints/city/places'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** The first places under the tag in the URL, of a whole city or of one of its localities. */
export const taggedPlaces = (api: Api, { provider = 'all', locality, slug = '' }: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['tagged-places', provider, locality ?? '', slug],
    queryFn: ({ signal }) =>
      api.call(
        placeFeed,
        { params: { type: slug }, query: { city: provider, pagesize: 12, ...(locality && { locality }) } },
        { signal },
      ),
    staleTime: 60_000,
    ...retryWhileAway,
  })
