import Type, { type Static } from 'typebox'
import { Poll } from '../endpoints/campaigns/ballots.ts'
import { FormDefinition } from '../endpoints/campaigns/forms.ts'
import { EventCard, PlaceCard, PostCard } from '../endpoints/content/cards.ts'
import { VideoFile } from '../endpoints/content/video-files.ts'
import { Video } from '../endpoints/content/video-shape.ts'
import { ProductCard } from '../endpoints/shop/product-card.ts'
import { CitySlug, Nullable, Picture, Slug, Timestamp } from '../schema.ts'
import { MapSummary } from './content-block.ts'

/**
 * A part of a page that a team composes. The types and the data of each are defined in the registry
 * (`packages/blocks`); a block whose type or version a reader does not know is kept but not shown.
 */
export const Block = Type.Object({
  id: Type.String({
    format: 'uuid',
    description: 'permanent id; unchanged when the block is moved, saved or published',
  }),
  type: Type.String({ maxLength: 40, pattern: '^[a-z][a-z-]*$', description: "e.g. 'hero', 'products', 'countdown'" }),
  v: Type.Integer({ minimum: 1, maximum: 1_000, description: 'version of the data format' }),
  data: Type.Record(Type.String(), Type.Unknown()),
})
export type Block = Static<typeof Block>

/** A maker in a list of makers. */
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

/** A coupon that is valid now for at least some users. */
export const CouponOffer = Type.Object({
  slug: Type.String({ description: 'coupon code' }),
  title: Type.String(),
  line: Type.String(),
  endsAt: Nullable(Timestamp),
})
export type CouponOffer = Static<typeof CouponOffer>

/** A poll as guests see it; the user's own vote is requested separately. */
const ShownPoll = Type.Object({ slug: Slug, poll: Poll })
const ShownForm = Type.Object({ slug: Slug, form: FormDefinition })

/** Everything that the blocks of a page refer to, each item once; what no longer exists is missing. */
export const ReferencedContent = Type.Partial(
  Type.Object({
    products: Type.Array(ProductCard),
    brands: Type.Array(BrandCard),
    places: Type.Array(PlaceCard),
    events: Type.Array(EventCard),
    posts: Type.Array(PostCard),
    videos: Type.Array(Video),
    videoFiles: Type.Array(VideoFile),
    maps: Type.Array(MapSummary),
    coupons: Type.Array(CouponOffer),
    polls: Type.Array(ShownPoll),
    forms: Type.Array(ShownForm),
  }),
)
export type ReferencedContent = Static<typeof ReferencedContent>
/** A kind of content that blocks refer to by slug. */
export type ReferencedKind = keyof ReferencedContent
