import type { EventCard } from '@nukkad/contracts/endpoints/cards'
import type { EventAsDiscovery } from './posts/event-as-discovery.ts'

/** Stands in until the module of events is composed: nothing is on. */
export const noEventsYet = {
  cardsOf: async (): Promise<EventCard[]> => [],
  detailsOf: async (): Promise<EventAsDiscovery | undefined> => undefined,
  upcoming: async (): Promise<EventCard[]> => [],
}
