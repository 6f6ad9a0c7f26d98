import type { Bookmarked, SavedItem, SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { formatDay, formatRupees, formatTime, hrefs } from '@nukkad/platform'
import type { RowContent } from '../content-row/content-row.tsx'

const filmKicker = ({ minutes, author }: NonNullable<SavedItem['video']>) =>
  ['Video', `${minutes} min`, author?.name].filter(Boolean).join(' · ')
const eventKicker = ({ starts, ends, venue }: NonNullable<SavedItem['event']>) =>
  Date.parse(ends) < Date.now()
    ? `Over since ${formatDay(ends)} · ${venue}`
    : `${formatDay(starts)}, ${formatTime(starts)} · ${venue}`

/** A saved thing as a row; null if it no longer exists. */
export function contentOf(item: Pick<SavedItem, SaveKind>): RowContent | null {
  const { place, post, event, product, mall, video, map } = item
  if (place) return { ...place, kicker: `${place.kind} · ${place.locality}` }
  if (post) return { ...post, kicker: `${post.kicker} · ${post.minutes} min` }
  if (event) return { ...event, kicker: eventKicker(event) }
  if (mall) return { ...mall, kicker: `Mall · ${mall.locality}` }
  if (map) return { ...map, kicker: `A map of ${map.count} places` }
  if (video) return { ...video, kicker: filmKicker(video), image: video.poster }
  if (!product) return null
  return {
    href: hrefs.product(product.slug),
    kicker: product.merchant.name,
    title: product.title,
    line: `${formatRupees(product.price)}${product.isAvailable ? '' : ' · sold out'}`,
    image: product.image,
  }
}

/** What a save has to say about the price of a product. */
export const priceNews = ({ cheaper_by }: Pick<Bookmarked, 'cheaper_by'>): string | undefined =>
  cheaper_by ? `${formatRupees(cheaper_by)} less than when you saved it` : undefined

/** '1 thing', '3 things' */
export const itemCount = (count: number): string => (count === 1 ? '1 thing' : `${count} things`)
