import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'

/** `localKeys.tickets` of the platform, which deletes it at the end of a session; written out for an older shell. */
const key = 'nukkad_tickets'

/** Stores tickets in this browser once they were shown, since a venue may have no network. */
export function keepTickets(tickets: readonly Ticket[]): void {
  try {
    const known = keptTickets().filter(({ id }) => !tickets.some((one) => one.id === id))
    const fresh = [...tickets, ...known].filter(({ event }) => new Date(event.ends) > new Date(Date.now() - 86_400_000))
    localStorage.setItem(key, JSON.stringify(fresh.slice(0, 40)))
  } catch {
    // Without storage, tickets are shown only while online.
  }
}

export function keptTickets(): Ticket[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as Ticket[]) : []
  } catch {
    return []
  }
}

/** Deletes the stored tickets after signing out. */
export function forgetTickets(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}
