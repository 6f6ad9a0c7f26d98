import type { QueryOf } from '@nukkad/contracts'
import { checkCampaign, editedCampaign, listCampaigns } from '@nukkad/contracts/endpoints/campaigns/studio'
import { type Api, queryOptions } from '@nukkad/platform'

const studioKey = ['studio'] as const

export const campaignsQuery = (api: Api, asked: QueryOf<typeof listCampaigns>) =>
  queryOptions({
    queryKey: [...studioKey, 'list', asked],
    queryFn: ({ signal }) => api.call(listCampaigns, { query: asked }, { signal }),
    staleTime: 0,
  })

export const editedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...studioKey, 'one', id],
    queryFn: async ({ signal }) => (await api.call(editedCampaign, { params: { id } }, { signal })).data,
    // An editor starts from what is saved now; a refetch never replaces the draft being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const checksQuery = (api: Api, id: string, version: number) =>
  queryOptions({
    queryKey: [...studioKey, 'checks', id, version],
    queryFn: async ({ signal }) => (await api.call(checkCampaign, { params: { id } }, { signal })).data,
    staleTime: 10_000,
  })
