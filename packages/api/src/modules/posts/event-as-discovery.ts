import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'

/** What of an event its address as a discovery says; the event itself goes along whole. */
export type EventAsDiscovery = EventDetails

/** An event at the address of a discovery. */
export function eventAsDiscovery(event: EventAsDiscovery): DiscoveryDetails {
  const { id, slug, href, title, line, image, starts, blocks, things, sections } = event
  const [, city = 'all'] = href.split('/')
  return {
    ...{ id, slug, href, city, title, line, image, kind: 'event', kicker: 'Event', author: null, minutes: null },
    ...{ saves: 0, publishedAt: starts, updatedAt: starts, area: null, tags: [] },
    ...{ blocks: [...blocks], things, event, sections: [...sections] },
  }
}
