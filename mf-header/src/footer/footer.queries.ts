import { interlinks } from '@nukkad/contracts/endpoints/config'
import { queryOptions, type useApi } from '@nukkad/platform'

/** Groups of links for a city. */
export const interlinksQuery = (api: ReturnType<typeof useApi>, city: string) =>
  queryOptions({
    queryKey: ['interlinks', city],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => (await api.call(interlinks, { query: { city } }, { signal })).data,
  })
