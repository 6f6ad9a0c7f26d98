import type { PlaceType } from '@nukkad/contracts/endpoints/content/cards'

/** The search origin: none yet, a location, a pincode or a neighbourhood. */
export type From =
  | { readonly by: 'city' }
  | { readonly by: 'position'; readonly lat: number; readonly lng: number }
  | { readonly by: 'pincode'; readonly pincode: string }
  | { readonly by: 'locality'; readonly locality: string }

/** What the URL asks for. */
export interface Around {
  readonly from: From
  readonly type: PlaceType | null
  readonly isOpenNow: boolean
  /** the pincode in the URL if it is invalid */
  readonly badPincode: string | null
}

/** Types of places, in order of demand. */
export const placeTypes: readonly { readonly value: PlaceType; readonly title: string }[] = [
  { value: 'food', title: 'Food' },
  { value: 'nightlife', title: 'Bars & nights out' },
  { value: 'shopping', title: 'Shopping' },
  { value: 'outdoors', title: 'Outdoors' },
  { value: 'culture', title: 'Culture' },
  { value: 'activities', title: 'Activities' },
  { value: 'wellness', title: 'Wellness' },
]

export const isPincode = (text: string) => /^[1-9]\d{5}$/.test(text)

/** Forms submitted before scripts run send the pincode as typed: '110 001', '110-001'. */
const pincodeIn = (search: URLSearchParams) => search.get('pincode')?.replace(/[\s-]/g, '') ?? null

function fromIn(search: URLSearchParams): From {
  const [lat, lng] = [search.get('lat'), search.get('lng')]
  if (lat && lng && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180)
    return { by: 'position', lat: Number(lat), lng: Number(lng) }
  const pincode = pincodeIn(search)
  if (pincode && isPincode(pincode)) return { by: 'pincode', pincode }
  const locality = search.get('locality')
  if (locality && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(locality)) return { by: 'locality', locality }
  return { by: 'city' }
}

/** Reads the URL; invalid values are ignored, except a pincode, for which the page shows an error. */
export function aroundIn(search: URLSearchParams): Around {
  const pincode = pincodeIn(search)
  return {
    from: fromIn(search),
    type: placeTypes.find(({ value }) => value === search.get('type'))?.value ?? null,
    isOpenNow: search.get('open') === '1' || search.get('open') === 'now',
    badPincode: pincode !== null && pincode !== 'null' && !isPincode(pincode) ? pincode : null,
  }
}

/** The query parameters for another origin; filters are kept. */
export function fromQuery(from: From): Record<string, string | null> {
  const none = { lat: null, lng: null, pincode: null, locality: null, page: null }
  if (from.by === 'position') return { ...none, lat: String(from.lat), lng: String(from.lng) }
  if (from.by === 'pincode') return { ...none, pincode: from.pincode }
  return from.by === 'locality' ? { ...none, locality: from.locality } : none
}

/** Rounds to about a hundred metres: enough to find what is near, too coarse to reveal the visitor's house. */
export const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/** '350 m', '2.4 km' */
export const distanceText = (metres: number) =>
  metres < 975 ? `${Math.max(50, Math.round(metres / 50) * 50)} m` : `${(metres / 1000).toFixed(1)} km`
