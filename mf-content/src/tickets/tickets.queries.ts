import { getTicket, listTickets } from '@nukkad/contracts/endpoints/events/tickets'
import { type Api, ApiError, queryOptions } from '@nukkad/platform'
import { keepTickets, keptTickets } from './kept-tickets.ts'

export type Show = 'upcoming' | 'past'

/** Tickets of the user; offline, those that this browser has loaded before. */
export const ticketsListQuery = (api: Api, show: Show, page: number) =>
  queryOptions({
    queryKey: ['tickets', show, page],
    queryFn: async ({ signal }) => {
      try {
        const answer = await api.call(listTickets, { query: { show, page } }, { signal })
        if (show === 'upcoming') keepTickets(answer.data)
        return { ...answer, isKept: false }
      } catch (error) {
        const kept = error instanceof ApiError && error.offline && show === 'upcoming' ? keptTickets() : []
        if (kept.length === 0) throw error
        return { data: kept, total: kept.length, page: 1, pagesize: 50, hasNext: false, isKept: true }
      }
    },
    staleTime: 10_000,
  })

export const ticketQuery = (api: Api, ticketId: string) =>
  queryOptions({
    queryKey: ['ticket', ticketId],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await api.call(getTicket, { params: { ticketId } }, { signal })
        keepTickets([data])
        return { ticket: data, isKept: false }
      } catch (error) {
        const kept = error instanceof ApiError && error.offline ? keptTickets() : []
        const ticket = kept.find(({ id }) => id === ticketId)
        if (!ticket) throw error
        return { ticket, isKept: true }
      }
    },
    staleTime: 10_000,
  })
