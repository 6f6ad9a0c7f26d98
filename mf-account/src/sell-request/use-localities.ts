import { listLocalities } from '@nukkad/contracts/endpoints/city/localities'
import { useApi, useQuery } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** The localities of a city; none until they are loaded. */
export function useLocalities(city: string) {
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: ['team', 'localities', city],
    queryFn: async ({ signal }) => (await api.call(listLocalities, { query: { city } }, { signal })).data,
    ...retryWhileAway,
  })
  return data
}
