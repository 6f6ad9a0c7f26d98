import { type Affiliate, ownAffiliates } from '@nukkad/contracts/endpoints/campaigns/affiliates'
import { type AuthorProfile, listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const authorsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['authors', 'all'],
    queryFn: async ({ signal }): Promise<readonly AuthorProfile[]> =>
      (await api.call(listAuthors, { query: {} }, { signal })).data,
    staleTime: 300_000,
    ...retryWhileAway,
  })

export const ownLinksQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['affiliates', 'mine', userId],
    queryFn: async ({ signal }): Promise<readonly Affiliate[]> => (await api.call(ownAffiliates, {}, { signal })).data,
    ...retryWhileAway,
  })
