import { eventTickets } from '@nukkad/contracts/endpoints/events/events'
import { type Registration, registrationOf } from '@nukkad/contracts/endpoints/events/tickets'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const ticketsKey = (slug: string) => ['event-tickets', slug] as const

/** Ticket types and remaining seats; short-lived, since other buyers choose at the same time. */
export const ticketsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ticketsKey(slug),
    queryFn: async ({ signal }) => (await api.call(eventTickets, { params: { discoveryId: slug } }, { signal })).data,
    staleTime: 10_000,
    ...retryWhileAway,
  })

export const registrationKey = (slug: string) => ['registration', slug] as const

const asksAgainAfter = 2500

/** The user's registration for this event; polled while the bank has not responded. */
export const registrationQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: registrationKey(slug),
    queryFn: async ({ signal }) => (await api.call(registrationOf, { params: { discoveryId: slug } }, { signal })).data,
    staleTime: 5000,
    refetchInterval: ({ state }: { state: { data?: Registration | undefined } }) =>
      state.data?.payment?.next === 'wait' ? asksAgainAfter : false,
  })
