import type { LandingType } from '@nukkad/contracts/endpoints/content/posts'

const seconds: Readonly<Record<string, LandingType>> = { locality: 'locality', events: 'events', reviews: 'reviews' }

/**
 * The type of a landing page, from its path alone (P2): a single segment is the trusted reviews, the city guides or
 * otherwise a city; four segments with locality as the second are a tag within a locality; otherwise the second segment
 * says locality, events or reviews, and anything else is a tag.
 */
export function landingTypeOf(pathname: string): LandingType {
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean)
  if (second === '') return first === 'trusted-reviews' || first === 'city-guides' ? first : 'city'
  if (second === 'locality' && rest.length === 2) return 'locality-tag'
  return seconds[second] ?? 'tag'
}
