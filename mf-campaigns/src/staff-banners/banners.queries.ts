import { editedBanner, listBanners } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { type Api, queryOptions } from '@nukkad/platform'

export const bannersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff-banner', 'all'],
    queryFn: async ({ signal }) => (await api.call(listBanners, {}, { signal })).data,
  })

export const bannerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['staff-banner', id],
    queryFn: async ({ signal }) => (await api.call(editedBanner, { params: { id } }, { signal })).data,
    // Not refetched while the form is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
