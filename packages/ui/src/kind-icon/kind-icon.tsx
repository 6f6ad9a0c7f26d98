import {
  IconBag,
  IconCalendar,
  IconCamera,
  IconGrid,
  IconMap,
  IconNews,
  IconPin,
  IconRecent,
  IconSearch,
  IconStore,
  IconTag,
  IconUser,
} from '../icons/icons.ts'

/** The kinds of search results and suggestions, with the label of each. */
const words = {
  recent: '',
  query: '',
  place: 'Place',
  mall: 'Mall',
  post: 'Post',
  event: 'Event',
  locality: 'Neighbourhood',
  tag: 'Tag',
  video: 'Video',
  map: 'Map',
  author: 'Writer',
  product: 'Shop',
  brand: 'Maker',
  category: 'Category',
} as const

export type FoundKind = keyof typeof words

const icons: Record<FoundKind, typeof IconBag> = {
  recent: IconRecent,
  query: IconSearch,
  place: IconPin,
  mall: IconStore,
  post: IconNews,
  event: IconCalendar,
  locality: IconMap,
  tag: IconTag,
  video: IconCamera,
  map: IconMap,
  author: IconUser,
  product: IconBag,
  brand: IconStore,
  category: IconGrid,
}

/** False for a kind that was added after this page was built. */
export const isKnownKind = (kind: string): kind is FoundKind => Object.hasOwn(words, kind)

/** The label of a kind of result; '' for kinds without one and unknown kinds. */
export const kindWord = (kind: string): string => (isKnownKind(kind) ? words[kind] : '')

export interface KindIconProps {
  readonly kind: string
  /** width and height in pixels */
  readonly size: number
}

/** The icon of a kind of result; an unknown kind has the search icon. */
export function KindIcon({ kind, size }: KindIconProps) {
  const Icon = icons[isKnownKind(kind) ? kind : 'query']
  return <Icon size={size} aria-hidden="true" />
}
