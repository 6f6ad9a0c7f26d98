import { canonicalUrl } from '@nukkad/contracts'
import { type Ld, ld, part, pictureOf, ratingOf } from './ld.ts'

/**
 * Opening hours on a day of the week, where 1 is Monday; a day without times is closed. Times are HH:MM in local time.
 */
export interface DayHours {
  readonly day: number
  readonly opens: string | null
  readonly closes: string | null
}

export interface AddressFacts {
  readonly street: string
  /** the town or city */
  readonly city: string
  readonly state?: string | undefined
  readonly pincode?: string | null | undefined
}

export interface PlaceFacts {
  /** the most specific type of business in schema.org; 'LocalBusiness' if none fits better */
  readonly kind?: PlaceKind
  readonly name: string
  readonly line: string
  readonly href: string
  readonly image?: string | null | undefined
  readonly address: AddressFacts
  readonly geo?: { readonly lat: number; readonly lng: number } | null | undefined
  /** null if the hours are not known: then none are stated */
  readonly hours?: readonly DayHours[] | null | undefined
  readonly phone?: string | null | undefined
  /** 1 to 3, shown as that many rupee signs */
  readonly price?: number | null | undefined
  readonly rating?: number | null | undefined
  readonly reviewCount?: number | undefined
}

export type PlaceKind =
  | 'LocalBusiness'
  | 'Store'
  | 'ShoppingCenter'
  | 'Restaurant'
  | 'BarOrPub'
  | 'CafeOrCoffeeShop'
  | 'Park'
  | 'TouristAttraction'
  | 'Museum'
  | 'HealthAndBeautyBusiness'
  | 'SportsActivityLocation'

/** A place to visit: its address, position, and opening hours. */
export const placeLd = (origin: string, facts: PlaceFacts): Ld =>
  ld(facts.kind ?? 'LocalBusiness', {
    '@id': canonicalUrl(facts.href, origin),
    url: canonicalUrl(facts.href, origin),
    name: facts.name,
    description: facts.line,
    image: pictureOf(facts.image, origin),
    telephone: facts.phone,
    priceRange: facts.price ? '₹'.repeat(facts.price) : undefined,
    address: postalAddress(facts.address),
    geo: facts.geo ? part('GeoCoordinates', { latitude: facts.geo.lat, longitude: facts.geo.lng }) : undefined,
    openingHoursSpecification: openingHours(facts.hours ?? []),
    aggregateRating: ratingOf(facts.rating, facts.reviewCount),
  })

export const postalAddress = ({ street, city, state, pincode }: AddressFacts) =>
  part('PostalAddress', {
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: pincode,
    addressCountry: 'IN',
  })

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Groups days with the same times. */
function openingHours(hours: readonly DayHours[]) {
  const together = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>()
  for (const { day, opens, closes } of hours) {
    const name = days[day - 1]
    if (!opens || !closes || !name) continue
    const known = together.get(`${opens} ${closes}`) ?? { opens, closes, dayOfWeek: [] }
    known.dayOfWeek.push(name)
    together.set(`${opens} ${closes}`, known)
  }
  return [...together.values()].map((entry) => part('OpeningHoursSpecification', entry))
}
