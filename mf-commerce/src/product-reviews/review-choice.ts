import type { ReviewSort } from '@nukkad/contracts/endpoints/shop/reviews'
import { hrefs } from '@nukkad/platform'

/** The chosen filter, order and page of reviews; kept in the URL. */
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

/** Reads the choice from the URL; invalid values are ignored. */
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

/** The URL of a choice; a changed filter or order starts at page 1. */
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
