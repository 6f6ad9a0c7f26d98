import {
  IconBag,
  IconCalendar,
  IconCamera,
  IconGrid,
  IconMap,
  IconNews,
  IconPin,
  IconSearch,
  IconStore,
  IconTag,
  IconUser,
} from '@nukkad/ui/icons'

const kinds = {
  place: { word: 'Place', Icon: IconPin },
  mall: { word: 'Mall', Icon: IconStore },
  post: { word: 'Post', Icon: IconNews },
  event: { word: 'Event', Icon: IconCalendar },
  locality: { word: 'Neighbourhood', Icon: IconMap },
  tag: { word: 'Tag', Icon: IconTag },
  video: { word: 'Film', Icon: IconCamera },
  map: { word: 'Map', Icon: IconMap },
  author: { word: 'Writer', Icon: IconUser },
  product: { word: 'In the shop', Icon: IconBag },
  brand: { word: 'Maker', Icon: IconStore },
  category: { word: 'Shelf', Icon: IconGrid },
} as const

const kindOf = (kind: string) => (Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined)

/** What a kind of find is called; a kind that came after this page was built has no word. */
export const kindWord = (kind: string): string => kindOf(kind)?.word ?? ''

export function KindSign({ kind, size }: { readonly kind: string; readonly size: number }) {
  const Icon = kindOf(kind)?.Icon ?? IconSearch
  return <Icon size={size} aria-hidden="true" />
}
