import { merchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { sellingRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const requestsKey = ['team', 'selling-requests'] as const
export const merchantsKey = ['team', 'merchants'] as const

export const requestQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['team', 'selling-request', id],
    queryFn: async ({ signal }) => (await api.call(sellingRequest, { params: { id } }, { signal })).data,
    ...retryWhileAway,
  })

export const peopleQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['team', 'merchant', slug],
    queryFn: async ({ signal }) => (await api.call(merchantPeople, { params: { slug } }, { signal })).data,
    ...retryWhileAway,
  })
