import type { Registration } from '@nukkad/contracts/endpoints/events/tickets'
import { useTrack } from '@nukkad/platform'
import { useEffect, useRef } from 'react'

/** Reports to analytics once that seats became tickets, whether at once or after a delayed payment. */
export function useRegistered(event: string, registration: Registration): void {
  const track = useTrack()
  const before = useRef(registration)
  useEffect(() => {
    const { hold, payment, tickets } = before.current
    before.current = registration
    const seats = registration.tickets.length - tickets.length
    if (seats > 0) track('EVENT_REGISTERED', { event, seats, amount: hold?.total ?? payment?.amount ?? 0 })
  }, [track, event, registration])
}
