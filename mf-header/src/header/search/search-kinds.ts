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
} from '@nukkad/ui/icons'

/** What may stand below the search field: its sign, and the word that says what it is. */
export const kinds = {
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
  category: { word: 'Shelf', Icon: IconGrid },
} as const

export const kindOf = (kind: string) => kinds[Object.hasOwn(kinds, kind) ? (kind as keyof typeof kinds) : 'query']
