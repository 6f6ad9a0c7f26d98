import { citySegment } from '@nukkad/contracts'
import type { FriendsAsk } from './experiences.queries.ts'

/** Steps of the maximum price per person, in rupees. */
export const prices = [
  { max: 0, title: 'Free' },
  { max: 500, title: 'Under ₹500' },
  { max: 1000, title: 'Under ₹1,000' },
] as const

/** The filters in the URL; the city in use if the URL has none. */
export function friendsAskIn(search: URLSearchParams, cityInUse: string): FriendsAsk {
  const max = search.get('max')
  const step = prices.find((one) => String(one.max) === max)
  return {
    city: citySegment(search.get('city') ?? '') ?? cityInUse,
    category: /^[a-z-]{1,40}$/.exec(search.get('kind') ?? '')?.[0],
    maxPrice: step?.max,
  }
}
