import { cleaned, latest, type Needs, needsOf } from '@nukkad/blocks/schema'
import type { Block, BlockThings, BrandCard, CouponOffer, ThingKind } from '@nukkad/contracts/block'
import type { MapSummary } from '@nukkad/contracts/content-block'
import type { Poll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { EventCard, PlaceCard, PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { VideoFile } from '@nukkad/contracts/endpoints/content/video-files'
import type { Video } from '@nukkad/contracts/endpoints/content/video-shape'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
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
  readonly videoFiles: { filesOf(q: Queryable, ids: readonly string[]): Promise<readonly VideoFile[]> }
  readonly posts: { cardsOf(q: Queryable, slugs: readonly string[]): Promise<readonly PostCard[]> }
  readonly merchants: { brandCards(q: Queryable, slugs: readonly string[]): Promise<readonly BrandCard[]> }
  readonly ballots: { pollsOf(q: Queryable, ids: readonly string[]): Promise<readonly Poll[]> }
  readonly forms: { formsOf(q: Queryable, ids: readonly string[]): Promise<readonly FormDefinition[]> }
  readonly coupons: { offersOf(q: Queryable, codes: readonly string[]): Promise<readonly CouponOffer[]> }
}
export type BlockService = ReturnType<typeof createBlockService>

type Loaded<K extends ThingKind> = Readonly<NonNullable<BlockThings[K]>>

/** A thing that a block refers to. */
export interface NamedThing {
  readonly thing: ThingKind
  readonly slug: string
}

/** Blocks in the versions that this release renders, without those it does not know. */
const drawn = (stored: readonly Block[]): Block[] => stored.flatMap((block) => latest(block) ?? [])

/**
 * Blocks as a page shows them: each kind of thing they refer to is loaded once, and what no longer exists is left out.
 */
export function createBlockService(parts: BlockParts) {
  const { places, catalogue, events, videos, videoFiles, posts, merchants, coupons, ballots, forms } = parts
  /** How each kind of thing that blocks refer to is loaded: all at once, with one or two statements. */
  const loaders: { [K in ThingKind]-?: (q: Queryable, slugs: readonly string[]) => Promise<Loaded<K>> } = {
    products: (_, slugs) => catalogue.cards(slugs),
    brands: (q, slugs) => merchants.brandCards(q, slugs),
    places: (q, slugs) => places.cardsOf(q, slugs),
    events: (q, slugs) => events.cardsOf(q, slugs),
    posts: (q, slugs) => posts.cardsOf(q, slugs),
    videos: (q, slugs) => videos.videosOf(q, slugs),
    videoFiles: (q, ids) => videoFiles.filesOf(q, ids),
    maps: (q, slugs) => places.mapsOf(q, slugs),
    coupons: (q, codes) => coupons.offersOf(q, codes),
    polls: async (q, ids) => (await ballots.pollsOf(q, ids)).map((poll) => ({ slug: poll.id, poll })),
    forms: async (q, ids) => (await forms.formsOf(q, ids)).map((form) => ({ slug: form.id, form })),
  }

  /** Loads the things that blocks refer to, one request per kind. */
  async function thingsOf(q: Queryable, needs: Needs): Promise<BlockThings> {
    const asked = Object.entries(needs) as [ThingKind, readonly string[]][]
    const loaded = asked.map(async ([kind, slugs]) => [kind, await loaders[kind](q, slugs)] as const)
    return Object.fromEntries(await Promise.all(loaded))
  }

  /** Everything that is referred to but not visible, each once. */
  async function findUnknown(q: Queryable, needs: Needs): Promise<NamedThing[]> {
    const things = await thingsOf(q, needs)
    return (Object.entries(needs) as [ThingKind, readonly string[]][]).flatMap(([thing, slugs]) => {
      const there = new Set(things[thing]?.map(({ slug }) => slug))
      return slugs.filter((slug) => !there.has(slug)).map((slug) => ({ thing, slug }))
    })
  }

  return {
    /** Blocks as this release renders them, with the things they refer to; unknown blocks are left out. */
    async show(q: Queryable, stored: readonly Block[]): Promise<{ blocks: Block[]; things: BlockThings }> {
      const blocks = drawn(stored).map((block) => cleaned(block, safeHtml))
      return { blocks, things: await thingsOf(q, needsOf(blocks)) }
    },

    findUnknown,

    /** What stored blocks refer to that is not visible, block by block. */
    async findGone(q: Queryable, stored: readonly Block[]): Promise<(NamedThing & { readonly id: string })[]> {
      const blocks = drawn(stored)
      const absent = await findUnknown(q, needsOf(blocks))
      const isNamed = (block: Block, { thing, slug }: NamedThing) => needsOf([block])[thing]?.includes(slug)
      return blocks.flatMap((block) =>
        absent.filter((one) => isNamed(block, one)).map((one) => ({ ...one, id: block.id })),
      )
    },
  }
}
