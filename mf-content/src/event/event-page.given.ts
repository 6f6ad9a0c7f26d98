import { givenEvent, givenPicture } from '@nukkad/blocks/cards.given'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { givenArticle } from '../parts/article/article.given.ts'

export const eventPath = '/delhi/jazz-at-lodhi'

const onFoot = {
  station: 'Jor Bagh',
  mode: 'metro' as const,
  lat: 28.587,
  lng: 77.212,
  metres: 560,
  minutes: 7,
  line: '7 min on foot from Jor Bagh metro',
}
export const atLodhi: EventDetails['where'] = {
  name: 'Lodhi Garden',
  address: 'Lodhi Road',
  href: '/places/lodhi-garden',
  lat: 28.5931,
  lng: 77.2197,
  mapUrl: 'https://maps.example/?q=28.5931,77.2197',
  onFoot,
}

/** A discovery that is an event. */
export function givenEventPage(where: EventDetails['where'] = atLodhi): DiscoveryDetails {
  const event: EventDetails = {
    ...givenEvent({ slug: 'jazz-at-lodhi', title: 'Jazz under the neem' }),
    city: 'delhi',
    kind: 'music',
    locality: null,
    price: { from: 499, to: 499 },
    seatsLeft: 3,
    status: 'open',
    registerHref: `${eventPath}/register`,
    calendarHref: '/api/v1/event/7/calendar',
    where,
    host: { name: 'The Neem Band', line: '' },
    otherDates: [],
    tickets: [],
    rules: ['Plans change.'],
    blocks: [],
    things: {},
    pictures: [givenPicture('A band below a tree')],
    sections: [],
  }
  return givenArticle({ kind: 'event', title: event.title, href: eventPath, event })
}
