import { cleaned, latest, type Needs, needsOf } from '@nukkad/blocks/schema'
import type { Block, BrandCard, CouponOffer, ReferencedContent, ReferencedKind } from '@nukkad/contracts/block'
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

type Loaded<K extends ReferencedKind> = Readonly<NonNullable<ReferencedContent[K]>>

/** What a block refers to. */
export interface ContentReference {
  readonly kind: ReferencedKind
  readonly slug: string
}

/** Blocks in the versions that this release renders, without those it does not know. */
const drawn = (stored: readonly Block[]): Block[] => stored.flatMap((block) => latest(block) ?? [])

/**
 * Blocks as a page shows them: each kind of content they refer to is loaded once, and what no longer exists is left out.
 */
export function createBlockService(parts: BlockParts) {
  const { places, catalogue, events, videos, videoFiles, posts, merchants, coupons, ballots, forms } = parts
  /** How each kind of content that blocks refer to is loaded: all at once, with one or two statements. */
  const loaders: { [K in ReferencedKind]-?: (q: Queryable, slugs: readonly string[]) => Promise<Loaded<K>> } = {
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

  /** Loads what blocks refer to, one request per kind. */
  async function loadReferenced(q: Queryable, needs: Needs): Promise<ReferencedContent> {
    const asked = Object.entries(needs) as [ReferencedKind, readonly string[]][]
    const loaded = asked.map(async ([kind, slugs]) => [kind, await loaders[kind](q, slugs)] as const)
    return Object.fromEntries(await Promise.all(loaded))
  }

  /** Everything that is referred to but not visible, each once. */
  async function findUnknown(q: Queryable, needs: Needs): Promise<ContentReference[]> {
    const content = await loadReferenced(q, needs)
    return (Object.entries(needs) as [ReferencedKind, readonly string[]][]).flatMap(([kind, slugs]) => {
      const there = new Set(content[kind]?.map(({ slug }) => slug))
      return slugs.filter((slug) => !there.has(slug)).map((slug) => ({ kind, slug }))
    })
  }

  return {
    /** Blocks as this release renders them, with the content they refer to; unknown blocks are left out. */
    async show(q: Queryable, stored: readonly Block[]): Promise<{ blocks: Block[]; things: ReferencedContent }> {
      const blocks = drawn(stored).map((block) => cleaned(block, safeHtml))
      return { blocks, things: await loadReferenced(q, needsOf(blocks)) }
    },

    findUnknown,

    /** What stored blocks refer to that is not visible, block by block. */
    async findGone(q: Queryable, stored: readonly Block[]): Promise<(ContentReference & { readonly id: string })[]> {
      const blocks = drawn(stored)
      const absent = await findUnknown(q, needsOf(blocks))
      const isNamed = (block: Block, { kind, slug }: ContentReference) => needsOf([block])[kind]?.includes(slug)
      return blocks.flatMap((block) =>
        absent.filter((one) => isNamed(block, one)).map((one) => ({ ...one, id: block.id })),
      )
    },
  }
}
