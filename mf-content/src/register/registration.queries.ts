import { eventTickets } from '@nukkad/contracts/endpoints/events/events'
import { type Registration, registrationOf } from '@nukkad/contracts/endpoints/events/tickets'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'

export const ticketsKey = (slug: string) => ['event-tickets', slug] as const

/** Ticket types and what is left; asked again while one chooses, since others choose too. */
export const ticketsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ticketsKey(slug),
    queryFn: async ({ signal }) => (await api.call(eventTickets, { params: { discoveryId: slug } }, { signal })).data,
    staleTime: 10_000,
    ...recovering,
  })

export const registrationKey = (slug: string) => ['registration', slug] as const

const asksAgainAfter = 2500

/** Where the user stands with this event; asked again while a bank has not answered. */
export const registrationQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: registrationKey(slug),
    queryFn: async ({ signal }) => (await api.call(registrationOf, { params: { discoveryId: slug } }, { signal })).data,
    staleTime: 5000,
    refetchInterval: ({ state }: { state: { data?: Registration | undefined } }) =>
      state.data?.payment?.next === 'wait' ? asksAgainAfter : false,
  })
