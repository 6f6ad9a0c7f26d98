import { cityOf } from '@nukkad/contracts'
import type { OpeningHours, Place } from '@nukkad/contracts/endpoints/city/places'
import type { PlaceType } from '@nukkad/contracts/endpoints/content/cards'
import { type Head, hrefs, type ScreenContext } from '@nukkad/platform'
import { breadcrumbLd, type DayHours, type PlaceKind, placeLd } from '@nukkad/platform/structured-data'
import { placeKey } from './place.queries.ts'

const kinds: Readonly<Record<PlaceType, PlaceKind>> = {
  food: 'Restaurant',
  nightlife: 'BarOrPub',
  shopping: 'Store',
  outdoors: 'Park',
  culture: 'TouristAttraction',
  wellness: 'HealthAndBeautyBusiness',
  activities: 'SportsActivityLocation',
}

/** Breadcrumbs of a place, from the city down to the place itself. */
export function trailOf(place: Place): { title: string; href: string }[] {
  const city = cityOf(place.city)
  return [
    ...(city ? [{ title: city.name, href: hrefs.city(city.slug) }] : []),
    ...(place.area ? [{ title: place.area.name, href: place.area.href }] : []),
    { title: place.title, href: place.href },
  ]
}

const weekOf = ({ week }: OpeningHours): DayHours[] | undefined =>
  week?.flatMap(({ day, ranges }) => ranges.map(({ opens, closes }) => ({ day, opens, closes })))

export function placeHead({ params, query, url }: ScreenContext): Head {
  const place = query.getQueryData<Place>(placeKey(params.slug ?? ''))
  if (!place) return { title: 'A place in the city | Nukkad' }
  const city = cityOf(place.city)?.name ?? place.city
  return {
    title: `${place.title}, ${place.locality}: ${place.kind.toLowerCase()} in ${city} | Nukkad`,
    description: `${place.line} ${place.hours.text ? `${place.hours.text}. ` : ''}${place.address}`,
    canonical: place.href,
    image: place.image.url,
    jsonLd: [
      placeLd(url.origin, {
        kind: kinds[place.type],
        name: place.title,
        line: place.line,
        href: place.href,
        image: place.image.url,
        address: { street: place.address, city },
        geo: { lat: place.lat, lng: place.lng },
        hours: weekOf(place.hours),
        phone: place.phone,
        price: place.price,
        rating: place.rating,
        reviewCount: place.reviewCount,
      }),
      breadcrumbLd(url.origin, trailOf(place)),
    ],
  }
}
