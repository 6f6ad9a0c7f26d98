import { editedNavigation, type NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { queryOptions, type useApi } from '@nukkad/platform'

/** A list as it was written; never asked for again behind the back of somebody who writes. */
export const editedNavigationQuery = (api: ReturnType<typeof useApi>, list: NavList) =>
  queryOptions({
    queryKey: ['edited-navigation', list],
    queryFn: async ({ signal }) => (await api.call(editedNavigation, { params: { list } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
