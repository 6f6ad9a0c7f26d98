import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'

/** Tickets grouped by event, both in their original order. */
export function byEvent(tickets: readonly Ticket[]): { event: Ticket['event']; tickets: Ticket[] }[] {
  const groups = new Map<string, { event: Ticket['event']; tickets: Ticket[] }>()
  for (const ticket of tickets) {
    const group = groups.get(ticket.event.id) ?? { event: ticket.event, tickets: [] }
    group.tickets.push(ticket)
    groups.set(ticket.event.id, group)
  }
  return [...groups.values()]
}
