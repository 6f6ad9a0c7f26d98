import { latest, type Needs, needsOf } from '@nukkad/blocks/schema'
import type { Block, BlockThings, BrandCard, CouponOffer, ThingKind } from '@nukkad/contracts/block'
import type { ContentBlock, MapSummary, StoredBlock } from '@nukkad/contracts/content-block'
import type { EventCard, PlaceCard, PostCard } from '@nukkad/contracts/endpoints/cards'
import type { ProductCard } from '@nukkad/contracts/endpoints/product-card'
import type { Video } from '@nukkad/contracts/endpoints/video-shape'
import type { Queryable } from '../../db.ts'
import { safeHtml } from './safe-html.ts'

export interface BlockParts {
  readonly places: {
    cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly PlaceCard[]>
    mapsOf(q: Queryable, slugs: readonly string[]): Promise<readonly MapSummary[]>
  }
  readonly catalogue: { cards(slugs: readonly string[]): Promise<readonly ProductCard[]> }
  readonly events: { cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly EventCard[]> }
  readonly videos: { videosOf(q: Queryable, slugs: readonly string[]): Promise<readonly Video[]> }
  readonly posts: { cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly PostCard[]> }
  readonly makers: { brandCards(q: Queryable, slugs: readonly string[]): Promise<readonly BrandCard[]> }
  readonly coupons: { offersOf(q: Queryable, codes: readonly string[]): Promise<readonly CouponOffer[]> }
}
export type BlockService = ReturnType<typeof createBlockService>

type Loaded<K extends ThingKind> = Readonly<NonNullable<BlockThings[K]>>

const none = async () => []
const sceneSize = { width: 1200, height: 800, color: '#e8dfd0' }

/** Blocks as a page shows them: each kind of thing they name is loaded once, and what is gone is left out. */
export function createBlockService(parts: BlockParts) {
  const { places, catalogue, events, videos, posts, makers, coupons } = parts
  /** How each kind of thing that blocks name is loaded: all of them at once, with a statement or two. */
  const loaders: { [K in ThingKind]-?: (q: Queryable, slugs: readonly string[]) => Promise<Loaded<K>> } = {
    products: (_, slugs) => catalogue.cards(slugs),
    brands: (q, slugs) => makers.brandCards(q, slugs),
    places: (q, slugs) => places.cardsOf(q, slugs),
    events: (q, slugs) => events.cardsOf(q, slugs),
    posts: (q, slugs) => posts.cardsOf(q, slugs),
    videos: (q, slugs) => videos.videosOf(q, slugs),
    maps: (q, slugs) => places.mapsOf(q, slugs),
    coupons: (q, codes) => coupons.offersOf(q, codes),
  }

  /** What the blocks name, each kind of thing asked for once. */
  async function thingsOf(q: Queryable, needs: Needs): Promise<BlockThings> {
    const asked = Object.entries(needs) as [ThingKind, readonly string[]][]
    const loaded = asked.map(async ([kind, slugs]) => [kind, await loaders[kind](q, slugs)] as const)
    return Object.fromEntries(await Promise.all(loaded))
  }

  /** What the blocks name, each kind with one question. */
  async function load(q: Queryable, blocks: readonly StoredBlock[]) {
    const named = (type: StoredBlock['type']) => [
      ...new Set(blocks.flatMap((block) => (block.type === type ? slugsIn(block) : []))),
    ]
    const ask = <T>(type: StoredBlock['type'], from: (slugs: readonly string[]) => Promise<readonly T[]>) => {
      const slugs = named(type)
      return slugs.length > 0 ? from(slugs) : (none as () => Promise<readonly T[]>)()
    }
    const [placeCards, products, eventCards, films, maps] = await Promise.all([
      ask('places', (slugs) => places.cardsOf(q, slugs)),
      ask('products', (slugs) => catalogue.cards(slugs)),
      ask('events', (slugs) => events.cardsOf(q, slugs)),
      ask('video', (slugs) => videos.videosOf(q, slugs)),
      ask('map', (slugs) => places.mapsOf(q, slugs)),
    ])
    return { placeCards, products, eventCards, films, maps }
  }

  return {
    /** Blocks as this release draws them, with the things that they name; what it does not know is left out. */
    async shown(q: Queryable, stored: readonly Block[]): Promise<{ blocks: Block[]; things: BlockThings }> {
      const blocks = stored.flatMap((block) => latest(block) ?? [])
      return { blocks, things: await thingsOf(q, needsOf(blocks)) }
    },

    /** What stored blocks name and nobody can see, block by block. */
    async gone(q: Queryable, stored: readonly Block[]): Promise<{ id: string; thing: ThingKind; slug: string }[]> {
      const blocks = stored.flatMap((block) => latest(block) ?? [])
      const things = await thingsOf(q, needsOf(blocks))
      return blocks.flatMap((block) =>
        (Object.entries(needsOf([block])) as [ThingKind, readonly string[]][]).flatMap(([thing, slugs]) => {
          const there = new Set(things[thing]?.map(({ slug }) => slug))
          return slugs.filter((slug) => !there.has(slug)).map((slug) => ({ id: block.id, thing, slug }))
        }),
      )
    },

    /** What the blocks name and nobody can see: each once. */
    async absent(q: Queryable, blocks: readonly StoredBlock[]): Promise<{ type: StoredBlock['type']; slug: string }[]> {
      const { placeCards, products, eventCards, films, maps } = await load(q, blocks)
      const there: Partial<Record<StoredBlock['type'], readonly { readonly slug: string }[]>> = {
        ...{ places: placeCards, products, events: eventCards, video: films, map: maps },
      }
      return blocks.flatMap((block) =>
        slugsIn(block)
          .filter((slug) => !there[block.type]?.some((one) => one.slug === slug))
          .map((slug) => ({ type: block.type, slug })),
      )
    },

    async fill(q: Queryable, city: string, blocks: readonly StoredBlock[]): Promise<ContentBlock[]> {
      const { placeCards, products, eventCards, films, maps } = await load(q, blocks)
      const inOrder = <T extends { readonly slug: string }>(slugs: readonly string[], all: readonly T[]) =>
        slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])
      const shown = (block: StoredBlock): ContentBlock[] => {
        switch (block.type) {
          case 'text':
            return [{ type: 'text', html: safeHtml(block.html) }]
          case 'picture': {
            const { picture, caption, type } = block
            const url = 'url' in picture ? picture.url : `/images/scene/${city}/${picture.scene}`
            return [{ type, caption, picture: { ...sceneSize, url, alt: picture.alt } }]
          }
          case 'places': {
            const { type, title, slugs } = block
            const cards = inOrder(slugs, placeCards)
            return cards.length > 0 ? [{ type, title, places: cards }] : []
          }
          case 'products': {
            const { type, title, slugs } = block
            const cards = inOrder(slugs, products)
            return cards.length > 0 ? [{ type, title, products: cards }] : []
          }
          case 'events': {
            const { type, title, slugs } = block
            const cards = inOrder(slugs, eventCards)
            return cards.length > 0 ? [{ type, title, events: cards }] : []
          }
          case 'video':
            return inOrder([block.slug], films).map((video) => ({ type: 'video', video }))
          case 'map':
            return inOrder([block.slug], maps).map((map) => ({ type: 'map', map }))
          default:
            return [block]
        }
      }
      return blocks.flatMap(shown)
    },
  }
}

function slugsIn(block: StoredBlock): readonly string[] {
  if ('slugs' in block) return block.slugs
  return 'slug' in block ? [block.slug] : []
}
