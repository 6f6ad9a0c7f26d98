import Type, { type Static } from 'typebox'
import { Poll } from '../endpoints/campaigns/ballots.ts'
import { FormDefinition } from '../endpoints/campaigns/forms.ts'
import { EventCard, PlaceCard, PostCard } from '../endpoints/content/cards.ts'
import { Video } from '../endpoints/content/video-shape.ts'
import { ProductCard } from '../endpoints/shop/product-card.ts'
import { CitySlug, Nullable, Picture, Slug, Timestamp } from '../schema.ts'
import { MapSummary } from './content-block.ts'

/**
 * A part of a page that a team composes. Which types there are, and what the data of each look like, stands in the
 * registry (`packages/blocks`); one that a reader does not know, or in a newer version, is left out and kept.
 */
export const Block = Type.Object({
  id: Type.String({
    format: 'uuid',
    description: 'its identity: it stays when the block is moved, saved or published',
  }),
  type: Type.String({ maxLength: 40, pattern: '^[a-z][a-z-]*$', description: "e.g. 'hero', 'products', 'countdown'" }),
  v: Type.Integer({ minimum: 1, maximum: 1_000, description: 'version of the data' }),
  data: Type.Record(Type.String(), Type.Unknown()),
})
export type Block = Static<typeof Block>

/** A maker where it is one of many. */
export const BrandCard = Type.Object({
  slug: Slug,
  href: Type.String(),
  name: Type.String(),
  line: Type.String(),
  locality: Type.String(),
  city: CitySlug,
  isWomenLed: Type.Boolean(),
  image: Picture,
})
export type BrandCard = Static<typeof BrandCard>

/** A coupon that can be used now, by somebody. */
export const CouponOffer = Type.Object({
  slug: Type.String({ description: 'its code' }),
  title: Type.String(),
  line: Type.String(),
  endsAt: Nullable(Timestamp),
})
export type CouponOffer = Static<typeof CouponOffer>

/** A poll as guests see it; one's own vote is asked for. */
const ShownPoll = Type.Object({ slug: Slug, poll: Poll })
const ShownForm = Type.Object({ slug: Slug, form: FormDefinition })

/** What the blocks of a page name, each thing once; what is gone is not there. */
export const BlockThings = Type.Partial(
  Type.Object({
    products: Type.Array(ProductCard),
    brands: Type.Array(BrandCard),
    places: Type.Array(PlaceCard),
    events: Type.Array(EventCard),
    posts: Type.Array(PostCard),
    videos: Type.Array(Video),
    maps: Type.Array(MapSummary),
    coupons: Type.Array(CouponOffer),
    polls: Type.Array(ShownPoll),
    forms: Type.Array(ShownForm),
  }),
)
export type BlockThings = Static<typeof BlockThings>
/** A kind of thing that blocks name by slug. */
export type ThingKind = keyof BlockThings
