import { receivedComplaints } from '@nukkad/contracts/endpoints/people/complaints'
import { queryOptions, type useApi } from '@nukkad/platform'

export const states = [
  { name: 'open', title: 'Waiting' },
  { name: 'answered', title: 'Answered' },
] as const

export const complaintsKey = ['received-complaints'] as const

export const complaintsQuery = (api: ReturnType<typeof useApi>, state: (typeof states)[number]['name'], page: number) =>
  queryOptions({
    queryKey: [...complaintsKey, state, page],
    queryFn: ({ signal }) => api.call(receivedComplaints, { query: { state, page } }, { signal }),
  })
