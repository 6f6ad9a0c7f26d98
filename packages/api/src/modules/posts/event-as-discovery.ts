import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'

/** The fields shown when an event is requested at a discovery's address: the whole event. */
export type EventAsDiscovery = EventDetails

/** An event in the shape of a discovery. */
export function eventAsDiscovery(event: EventAsDiscovery): DiscoveryDetails {
  const { id, slug, href, title, line, image, starts, blocks, things, sections } = event
  const [, city = 'all'] = href.split('/')
  return {
    id,
    slug,
    href,
    city,
    title,
    line,
    image,
    kind: 'event',
    kicker: 'Event',
    author: null,
    minutes: null,
    saves: 0,
    publishedAt: starts,
    updatedAt: starts,
    area: null,
    tags: [],
    blocks: [...blocks],
    things,
    event,
    sections: [...sections],
  }
}
