import type { Registration } from '@nukkad/contracts/endpoints/events/tickets'
import { sessionKeys, useStorage, useTrack } from '@nukkad/platform'
import { useEffect } from 'react'

/**
 * Reports to analytics once that the seats booked here became tickets: at once, after a delayed payment, or when the
 * buyer comes back from one made outside the page, as in the mobile app. Tickets booked in another tab are reported
 * there.
 */
export function useRegistered(event: string, { tickets }: Registration): void {
  const track = useTrack()
  const { session } = useStorage()
  const count = tickets.length
  useEffect(() => {
    const [of, before, amount] = session.getItem(sessionKeys.openSeats)?.split(' ') ?? []
    const seats = count - Number(before)
    if (of !== event || !(seats > 0)) return
    session.removeItem(sessionKeys.openSeats)
    track('EVENT_REGISTERED', { event, seats, amount: Number(amount) })
  }, [track, session, event, count])
}
