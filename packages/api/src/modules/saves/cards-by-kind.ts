import type { MallCard } from '@nukkad/contracts/endpoints/city/malls'
import type { MapCard } from '@nukkad/contracts/endpoints/city/places'
import type { EventCard, PlaceCard, PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { Video, VideoCard } from '@nukkad/contracts/endpoints/content/video-shape'
import type { SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Db, Queryable } from '../../db.ts'

interface CardOf {
  readonly product: ProductCard
  readonly place: PlaceCard
  readonly post: PostCard
  readonly event: EventCard
  readonly mall: MallCard
  readonly video: VideoCard
  readonly map: MapCard
}
export type Cards<K extends SaveKind> = ReadonlyMap<string, CardOf[K]>
/** Loads the cards of each kind: those of the refs that exist and are public, by ref. */
export type CardsByKind = { readonly [K in SaveKind]: (refs: readonly string[]) => Promise<Cards<K>> }

/** What other modules provide; see `composeModules`. Whatever does not exist or is not public is left out. */
export interface CardParts {
  readonly catalogue: { cards(slugs: readonly string[]): Promise<ProductCard[]> }
  readonly places: {
    cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly PlaceCard[]>
    mapCardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly MapCard[]>
  }
  /** By slug; slugs are unique only within their city, so others of the same name may be included. */
  readonly posts: { cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly PostCard[]> }
  readonly events: { cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly EventCard[]> }
  readonly malls: { cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly MallCard[]> }
  readonly videos: { videosOf(q: Queryable, slugs: readonly string[]): Promise<readonly Video[]> }
}

/** `delhi/hauz-khas-walk` → `hauz-khas-walk` */
export const slugOf = (ref: string) => ref.slice(ref.indexOf('/') + 1)
/** Keeps only the cards that were asked for, by their full ref. */
function wanted<C>(refs: readonly string[], cards: readonly C[], refOf: (card: C) => string): ReadonlyMap<string, C> {
  const asked = new Set(refs)
  return new Map(cards.map((card) => [refOf(card), card] as const).filter(([ref]) => asked.has(ref)))
}
const slugIn = ({ slug }: { readonly slug: string }) => slug
/** Cards leave out a film's frames and file. */
const videoCard = ({ frames: _, file: __, ...card }: Video): VideoCard => card
/** An event's card contains its city only in its address: /delhi/jazz-at-lodhi. */
const refOfEvent = ({ href }: EventCard) => href.split('/').slice(1, 3).join('/')

export const cardsByKindOf = (db: Db, { catalogue, places, posts, events, malls, videos }: CardParts): CardsByKind => ({
  product: async (refs) => wanted(refs, await catalogue.cards(refs), slugIn),
  place: async (refs) => wanted(refs, await places.cardsOf(db, refs), slugIn),
  post: async (refs) => wanted(refs, await posts.cardsOf(db, refs.map(slugOf)), ({ city, slug }) => `${city}/${slug}`),
  event: async (refs) => wanted(refs, await events.cardsOf(db, refs.map(slugOf)), refOfEvent),
  mall: async (refs) => wanted(refs, await malls.cardsOf(db, refs), slugIn),
  video: async (refs) => wanted(refs, (await videos.videosOf(db, refs)).map(videoCard), slugIn),
  map: async (refs) => wanted(refs, await places.mapCardsOf(db, refs), slugIn),
})
