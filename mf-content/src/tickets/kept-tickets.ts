import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'

const key = 'nukkad_tickets'

/** Tickets stay in this browser once they were shown: at the door of a cellar there is no network. */
export function keepTickets(tickets: readonly Ticket[]): void {
  try {
    const known = keptTickets().filter(({ id }) => !tickets.some((one) => one.id === id))
    const fresh = [...tickets, ...known].filter(({ event }) => new Date(event.ends) > new Date(Date.now() - 86_400_000))
    localStorage.setItem(key, JSON.stringify(fresh.slice(0, 40)))
  } catch {
    // A browser that keeps nothing shows tickets only while it has a network.
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

/** After signing out nothing of somebody's tickets stays behind. */
export function forgetTickets(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
