import type { Place } from '@nukkad/contracts/endpoints/city/places'
import type { Walk } from '@nukkad/contracts/endpoints/city/walk'
import type { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'
import { openingHours } from './opening.ts'
import type { PlaceRow } from './place-page.repository.ts'
import { placesSection, withoutDoubles } from './places-beside.ts'
import { readRanges } from './stored-ranges.ts'

const cardsIn = (json: string) => JSON.parse(`[${json}]`) as PlaceCard[]

/** Opens directions in the phone's map app. */
export const wayThere = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

/** Turns a row into the page of a place. */
export function showPlace(row: PlaceRow, onFoot: Walk | null, now: Date): Place {
  const card = JSON.parse(row.card) as PlaceCard
  const [similar, others] = withoutDoubles(cardsIn(row.similar), cardsIn(row.others))
  const { alike } = row
  const more = alike
    ? { title: `More ${alike.name.toLowerCase()}`, href: alike.href }
    : { title: 'More like this', href: null }
  return {
    ...card,
    story: [...row.story],
    address: row.address,
    area: row.area,
    hours: openingHours(readRanges(row.hours), row.hours_text, now),
    howTo: row.how_to,
    phone: row.phone,
    tags: [...row.tags],
    pictures: row.pictures as Place['pictures'],
    rating: row.rating,
    reviewCount: row.review_count,
    mapUrl: wayThere(row),
    onFoot,
    sections: [
      ...placesSection('similar-places', more.title, more.href, similar),
      ...(row.area ? placesSection('other-places', `Also in ${row.area.name}`, row.area.href, others) : []),
    ],
  }
}
