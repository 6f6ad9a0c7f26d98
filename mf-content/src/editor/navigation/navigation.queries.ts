import { editedNavigation, type NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import { queryOptions, type useApi } from '@nukkad/platform'

/** A list to be edited; never refetched while it is being edited. */
export const editedNavigationQuery = (api: ReturnType<typeof useApi>, list: NavList) =>
  queryOptions({
    queryKey: ['edited-navigation', list],
    queryFn: async ({ signal }) => (await api.call(editedNavigation, { params: { list } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
