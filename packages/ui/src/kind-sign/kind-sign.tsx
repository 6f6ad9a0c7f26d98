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

/** What a search may find or suggest: its icon, and the word that says what it is. */
const kinds = {
  recent: { word: '', Icon: IconRecent },
  query: { word: '', Icon: IconSearch },
  place: { word: 'Place', Icon: IconPin },
  mall: { word: 'Mall', Icon: IconStore },
  post: { word: 'Post', Icon: IconNews },
  event: { word: 'Event', Icon: IconCalendar },
  locality: { word: 'Neighbourhood', Icon: IconMap },
  tag: { word: 'Tag', Icon: IconTag },
  video: { word: 'Film', Icon: IconCamera },
  map: { word: 'Map', Icon: IconMap },
  author: { word: 'Writer', Icon: IconUser },
  product: { word: 'Shop', Icon: IconBag },
  brand: { word: 'Maker', Icon: IconStore },
  category: { word: 'Category', Icon: IconGrid },
} as const

/** False for a kind that came after this page was built. */
export const isKnownKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind)

/** What a kind of find is called; '' where that needs no word, and for an unknown kind. */
export const kindWord = (kind: string): string => (isKnownKind(kind) ? kinds[kind].word : '')

export interface KindSignProps {
  readonly kind: string
  /** width and height in pixels */
  readonly size: number
}

/** The icon of a kind of find; an unknown kind has that of a search. */
export function KindSign({ kind, size }: KindSignProps) {
  const { Icon } = kinds[isKnownKind(kind) ? kind : 'query']
  return <Icon size={size} aria-hidden="true" />
}
