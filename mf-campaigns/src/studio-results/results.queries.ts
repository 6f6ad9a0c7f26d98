import { campaignResults } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { type Api, keepPreviousData, queryOptions } from '@nukkad/platform'

export const resultsQuery = (api: Api, id: string, days: number) =>
  queryOptions({
    queryKey: ['studio', 'results', id, days],
    queryFn: async ({ signal }) =>
      (await api.call(campaignResults, { params: { id }, query: { days } }, { signal })).data,
    staleTime: 0,
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  })
