import type { ContentBlock, MapSummary, StoredBlock } from '@nukkad/contracts/content-block'
import type { EventCard, PlaceCard } from '@nukkad/contracts/endpoints/cards'
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
}
export type BlockService = ReturnType<typeof createBlockService>

const none = async () => []
const sceneSize = { width: 1200, height: 800, color: '#e8dfd0' }

/** Blocks as a page shows them: each kind of thing they name is loaded once, and what is gone is left out. */
export function createBlockService({ places, catalogue, events, videos }: BlockParts) {
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
