import type { ReviewSort } from '@nukkad/contracts/endpoints/shop/reviews'
import { hrefs } from '@nukkad/platform'

/** Which reviews somebody wants to read; it stands in the address. */
export interface ReviewChoice {
  readonly stars: number | null
  readonly photos: boolean
  readonly sort: ReviewSort
  readonly page: number
}

export const sorts: readonly { readonly value: ReviewSort; readonly label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'helpful', label: 'Most helpful' },
  { value: 'highest', label: 'Best first' },
  { value: 'lowest', label: 'Worst first' },
]

/** What an address says; what it says wrongly counts as not said. */
export function choiceOf(search: URLSearchParams): ReviewChoice {
  const stars = Number(search.get('stars'))
  const page = Number(search.get('page'))
  return {
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    photos: search.get('photos') === '1',
    sort: sorts.find(({ value }) => value === search.get('sort'))?.value ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address of a choice; another filter or order begins at its first page. */
export function hrefOf(slug: string, now: ReviewChoice, change: Partial<ReviewChoice>): string {
  const { stars, photos, sort, page } = { ...now, page: 1, ...change }
  const search = new URLSearchParams()
  if (stars) search.set('stars', String(stars))
  if (photos) search.set('photos', '1')
  if (sort !== 'newest') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return hrefs.productReviews(slug) + (text && `?${text}`)
}
