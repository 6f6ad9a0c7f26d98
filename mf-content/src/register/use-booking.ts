import {
  holdSeats,
  joinWaiting,
  leaveWaiting,
  nameGuests,
  type Registration,
  releaseSeats,
  type TicketContact,
} from '@nukkad/contracts/endpoints/events/tickets'
import { sessionKeys, useApi, useMutation, useQueryClient, useStorage, useTrack } from '@nukkad/platform'
import { registrationKey, ticketsKey } from './registration.queries.ts'

export interface Choice {
  readonly ticketTypeId: string
  readonly qty: number
}
interface Answer {
  readonly data: Registration
  readonly message?: { readonly message: string; readonly code: string } | undefined
}

/** The actions on an event's seats. Every response contains the booking's state, which the page shows. */
export function useBooking(slug: string) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const { session } = useStorage()
  const params = { discoveryId: slug }
  const onSuccess = ({ data }: Answer) => {
    client.setQueryData(registrationKey(slug), data)
    return client.invalidateQueries({ queryKey: ticketsKey(slug) })
  }
  const hold = useMutation({
    mutationFn: (tickets: readonly Choice[]): Promise<Answer> =>
      api.call(holdSeats, { params, body: { tickets: tickets.map((one) => ({ ...one })) } }),
    onSuccess,
  })
  const release = useMutation({ mutationFn: (): Promise<Answer> => api.call(releaseSeats, { params }), onSuccess })
  const guests = useMutation({
    mutationFn: (named: { holdId: string; guests: string[]; contact: TicketContact }): Promise<Answer> => {
      const { hold: seats, tickets } = client.getQueryData<Registration>(registrationKey(slug)) ?? {}
      if (seats) session.setItem(sessionKeys.openSeats, `${slug} ${tickets?.length ?? 0} ${seats.total}`)
      return api.call(nameGuests, { params, body: named })
    },
    onSuccess,
  })
  const wait = useMutation({
    mutationFn: (choice: Choice): Promise<Answer> => api.call(joinWaiting, { params, body: { ...choice } }),
    onSuccess(answer, { ticketTypeId }) {
      const place = answer.data.waiting.find((one) => one.ticketTypeId === ticketTypeId)
      if (place) track('EVENT_WAITLIST_JOINED', { event: slug, ticketType: ticketTypeId, ahead: place.ahead })
      return onSuccess(answer)
    },
  })
  const leave = useMutation({
    mutationFn: (ticketTypeId: string): Promise<Answer> => api.call(leaveWaiting, { params, body: { ticketTypeId } }),
    onSuccess,
  })
  return { hold, release, guests, wait, leave }
}
export type Booking = ReturnType<typeof useBooking>

/** The message about an attempt: the server's, or that it did not respond. */
export function newsOf(attempt: { data?: Answer | undefined; error: Error | null }): string | null {
  return attempt.error?.message ?? attempt.data?.message?.message ?? null
}
