import type { AnswerOf } from '@nukkad/contracts'
import { listBookmarks, type SavedItem, type SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { type Api, formatDay, formatRupees, formatTime, hrefs, infiniteQueryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'
import type { RowContent } from '../parts/content-row/content-row.tsx'

export type { SavedItem }

type SavesPage = AnswerOf<typeof listBookmarks>

/** Tabs by how often they are used; the URL holds `?kind=place`. */
export const tabs: readonly { readonly kind: SaveKind | undefined; readonly title: string }[] = [
  { kind: undefined, title: 'All' },
  { kind: 'place', title: 'Places' },
  { kind: 'post', title: 'To read' },
  { kind: 'event', title: 'Events' },
  { kind: 'map', title: 'Maps' },
  { kind: 'mall', title: 'Malls' },
  { kind: 'video', title: 'Videos' },
  { kind: 'product', title: 'Things' },
]
export const kindIn = (text: string | null): SaveKind | undefined => tabs.find(({ kind }) => kind === text)?.kind

export const savesQuery = (api: Api, userId: string | undefined, kind: SaveKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['saves', 'list', userId, kind ?? 'all'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<SavesPage> =>
      api.call(listBookmarks, { query: { page: pageParam, ...(kind ? { kind } : {}) } }, { signal }),
    getNextPageParam: (last: SavesPage) => (last.hasNext ? last.page + 1 : undefined),
    refetchOnWindowFocus: false,
    ...recovering,
  })

const filmKicker = ({ minutes, author }: NonNullable<SavedItem['video']>) =>
  ['Video', `${minutes} min`, author?.name].filter(Boolean).join(' · ')

/** A saved item as a row; null if it no longer exists. */
export function contentOf({ place, post, event, product, mall, video, map }: SavedItem): RowContent | null {
  if (place) return { ...place, kicker: `${place.kind} · ${place.locality}` }
  if (post) return { ...post, kicker: `${post.kicker} · ${post.minutes} min` }
  if (event) return { ...event, kicker: `${formatDay(event.starts)}, ${formatTime(event.starts)} · ${event.venue}` }
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
