import { cityOf } from '@nukkad/contracts'
import { brandMoods, brandPrices } from '@nukkad/contracts/endpoints/shop/brands'
import type { BrandWish } from '../parts/brands/brands.queries.ts'

/** The criteria in the URL; null if there are none. Invalid values are left out. */
export function wishIn(search: URLSearchParams): BrandWish | null {
  const [city, category, turn] = [search.get('city'), search.get('category'), search.get('turn')]
  const price = brandPrices.find((one) => one === search.get('price'))
  const mood = brandMoods.find((one) => one === search.get('mood'))
  const isAsked = ['city', 'category', 'price', 'mood', 'turn'].some((name) => search.has(name))
  if (!isAsked) return null
  return {
    ...(city && cityOf(city) && { city }),
    ...(category && /^[a-z0-9-]+$/.test(category) && { category }),
    ...(price && { price }),
    ...(mood && { mood }),
    turn: turn && /^\d{1,4}$/.test(turn) ? Number(turn) : 0,
  }
}

/** The query string for the same criteria at another turn. */
export function wishQuery({ turn: _, ...wish }: BrandWish, turn: number): string {
  return new URLSearchParams({ ...wish, turn: String(turn) }).toString()
}
