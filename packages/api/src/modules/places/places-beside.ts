import type { FeedSection } from '@nukkad/contracts/content-block'
import type { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'

/** Number of places in one list below a page. */
export const placesBeside = 8

/** A list of places below a page. */
export const placesSection = (
  kind: 'similar-places' | 'other-places',
  title: string,
  href: string | null,
  places: readonly PlaceCard[],
): FeedSection[] => (places.length > 0 ? [{ kind, title, href, places: [...places], events: [], posts: [] }] : [])

/**
 * The two lists of places of a page, without those of the first in the second. The second should be read with twice as
 * many as are shown, so that it stays full.
 */
export function withoutDoubles<Place extends Pick<PlaceCard, 'slug'>>(
  first: readonly Place[],
  second: readonly Place[],
): [Place[], Place[]] {
  const shown = first.slice(0, placesBeside)
  const slugs = new Set(shown.map(({ slug }) => slug))
  return [shown, second.filter(({ slug }) => !slugs.has(slug)).slice(0, placesBeside)]
}
