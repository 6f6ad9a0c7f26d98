import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { type ProductNote, productNoteNames } from '@nukkad/contracts/product-notes'
import type { Picture } from '@nukkad/contracts/schema'
import { merchantPicture } from '../../../database/ready-pictures.ts'
import type { Queryable } from '../../../db.ts'
import { type Fragment, textsForOnePlan } from '../../../sql-fragment.ts'
import { noteSince } from '../prices/price-words.ts'
import type { Away } from './delivery-day.ts'
import { type Available, availableOf } from './product.repository.ts'

/** Facts that the page shows as they are stored, under the names of the contract. */
type StoredFacts = Pick<
  ProductDetails,
  | ProductNote
  | 'slug'
  | 'title'
  | 'breadcrumbs'
  | 'short_description'
  | 'description'
  | 'rating'
  | 'review_count'
  | 'verified_count'
  | 'histogram'
  | 'attributes'
  | 'sg_type'
  | 'size_information'
  | 'model_size_information'
  | 'redemption'
  | 'question'
  | 'merchant'
  | 'offers'
  | 'reviews'
>

/** A product with everything that its page shows. Amounts are in paise, stock in pieces. */
export interface ProductPageRow {
  readonly productId: number
  readonly facts: StoredFacts
  /** Of the variant that the page opens on. */
  readonly sku: string
  readonly price: number
  readonly mrp: number
  /** in percent */
  readonly discount: number
  readonly categoryIds: [section: number, category: number]
  readonly gstRate: number
  readonly shippingDays: number
  /** It may be over. */
  readonly away: (Away & { readonly words: string | null }) | null
  readonly takesCash: boolean
  readonly isPersonalised: boolean
  readonly isReturnable: boolean
  readonly takesComment: boolean
  readonly reach: 'country' | 'city'
  readonly launchedAt: Date
  readonly newsUntil: Date | null
  readonly contactEmail: string | null
  readonly origin: string
  readonly netQuantity: string | null
  readonly bestBefore: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly variants: readonly VariantRow[]
  /** by the slug of a colour, '' for variants without one */
  readonly pictures: Readonly<Record<string, Picture[]>>
  readonly options: readonly OptionRow[]
  /** What is available of the SKUs that pending payments hold; null when nothing is held. */
  readonly available: Available | null
}

export interface VariantRow {
  readonly sku: string
  readonly colour: string | null
  readonly colourSlug: string
  readonly colourHex: string | null
  readonly size: string | null
  readonly weight: string | null
  readonly price: number
  readonly mrp: number
  readonly discount: number
  readonly sellable: number
  /** The lowest price of the last 30 days, and the highest of those that lasted a day; null if none is known. */
  readonly lowest: number | null
  readonly highest: number | null
}

export interface OptionRow {
  readonly id: number
  readonly sku: string | null
  readonly title: string
  readonly kind: 'field' | 'drop_down' | 'file'
  readonly position: number
  readonly isRequired: boolean
  readonly price: number
  readonly maxCharacters: number | null
  readonly imageWidth: number | null
  readonly imageHeight: number | null
  readonly guide: string | null
  readonly values: readonly {
    readonly id: number
    readonly sku: string | null
    readonly title: string
    readonly position: number
    readonly price: number
  }[]
}

/** How many reviews the page shows; the page of all reviews has the others. */
const firstReviews = 6

/** Variants with the prices that they had since a moment. */
const variantsOf = (q: Queryable, since: Date): Fragment => q`(
  select json_agg(
    json_build_object(
      'sku', x.sku, 'colour', x.colour, 'colourSlug', x.colour_slug, 'colourHex', x.colour_hex, 'size', x.size,
      'weight', x.weight_label, 'price', x.price_paise, 'mrp', x.mrp_paise, 'discount', x.discount_percent,
      'sellable', x.sellable, 'lowest', h.lowest, 'highest', h.highest
    ) order by x.position
  )
  from variant x
  cross join lateral (
    select min(price_paise) as lowest, max(price_paise) filter (where until >= since + interval '1 day') as highest
    from (select *, lead(since) over (order by since) as until from prices_since(x.sku, ${since})) known
  ) h
  where x.product_id = p.id
)`

const picturesByColour = (q: Queryable): Fragment => q`(
  select coalesce(json_object_agg(f.colour_slug, product_pictures(p.id, f.colour_slug)), '{}')
  from (select distinct colour_slug from product_picture where product_id = p.id) f
)`

const optionsOf = (q: Queryable): Fragment => q`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', o.id, 'sku', o.sku, 'title', o.title, 'kind', o.kind, 'position', o.position,
        'isRequired', o.is_required, 'price', o.price_paise, 'maxCharacters', o.max_characters,
        'imageWidth', o.image_width, 'imageHeight', o.image_height, 'guide', o.guide,
        'values', (
          select coalesce(
            json_agg(
              json_build_object(
                'id', w.id, 'sku', w.sku, 'title', w.title, 'position', w.position, 'price', w.price_paise
              ) order by w.position
            ),
            '[]'
          )
          from product_option_value w where w.option_id = o.id
        )
      ) order by o.position
    ),
    '[]'
  )
  from product_option o where o.product_id = p.id
)`

const offersOf = (q: Queryable): Fragment => q`(
  select coalesce(json_agg(json_build_object('code', f.code, 'text', f.line) order by f.position, f.id), '[]')
  from product_offer f where f.merchant_id is null or f.merchant_id = m.id
)`

const reviewsOf = (q: Queryable): Fragment => q`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', w.id::text, 'author', w.author, 'rating', w.rating, 'title', w.title, 'text', w.body,
        'verified', w.is_verified, 'date', to_char(w.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
        'photos', w.photos,
        'answer', case when w.answer is not null then json_build_object(
          'text', w.answer, 'date', to_char(w.answered_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')) end
      ) order by w.created_at desc, w.id
    ),
    '[]'
  )
  from (
    select * from review where product_id = p.id and state = 'published' order by created_at desc, id
    limit ${firstReviews}
  ) w
)`

/** What the page shows of product `p`, merchant `m`, category `c` in section `s`, and of the reviews `r`. */
const storedFacts = (q: Queryable): Fragment => q`json_build_object(
  'slug', p.slug, 'title', p.title,
  'breadcrumbs', json_build_array(
    json_build_object('title', s.title, 'path', s.path), json_build_object('title', c.title, 'path', c.path)),
  'short_description', p.short_description, 'description', p.description,
  'rating', r.rating, 'review_count', coalesce(r.review_count, 0), 'verified_count', coalesce(r.verified_count, 0),
  'histogram', coalesce(r.histogram, '{0,0,0,0,0}'),
  'attributes', p.attributes, ${productNoteNames.map((name) => q`${name}::text, p.${q(name)}, `)}
  'sg_type', p.sg_type, 'size_information', p.size_information,
  'model_size_information', p.model_size_information, 'redemption', p.redemption, 'question', p.question,
  'merchant', json_build_object(
    'slug', m.slug, 'name', m.name, 'locality', m.locality, 'city', m.city,
    'story_title', coalesce(nullif(m.story_title, ''), m.name), 'story', coalesce(nullif(m.story, ''), m.line),
    'since', m.since, 'image', ${merchantPicture(q)}),
  'offers', ${offersOf(q)}, 'reviews', ${reviewsOf(q)}
)`

/**
 * The pages of products, in no order; products that are not sold are left out. The views are evaluated for each
 * product, because a join would evaluate them for all products first.
 */
export const productPages = (q: Queryable, slugs: readonly string[], now: Date): Promise<ProductPageRow[]> => q<
  ProductPageRow[]
>`
  select p.id as "productId", ${storedFacts(q)} as facts,
    l.sku, l.price_paise as price, l.mrp_paise as mrp, l.discount_percent as discount,
    array[s.id, c.id] as "categoryIds", p.gst_rate as "gstRate", p.shipping_days as "shippingDays",
    case when m.away_from is not null then
      json_build_object('from', m.away_from, 'until', m.away_until, 'words', m.away_words) end as away,
    p.is_cod_allowed as "takesCash", p.is_personalised as "isPersonalised", p.is_returnable as "isReturnable",
    p.takes_comment as "takesComment", p.reach, p.launched_at as "launchedAt", p.news_until as "newsUntil",
    p.country_of_origin as origin, p.net_quantity as "netQuantity", p.best_before as "bestBefore",
    m.contact_email as "contactEmail", p.meta_title as "metaTitle", p.meta_description as "metaDescription",
    ${variantsOf(q, noteSince(now))} as variants, ${picturesByColour(q)} as pictures, ${optionsOf(q)} as options,
    ${availableOf(q, q`array(select x.sku from variant x where x.product_id = p.id)`, now)} as available
  from product p
  join merchant m on m.id = p.merchant_id
  join category c on c.id = p.category_id
  join category s on s.id = c.parent_id
  cross join lateral (select * from lead_variant one where one.product_id = p.id offset 0) l
  left join lateral (select * from review_summary one where one.product_id = p.id offset 0) r on true
  where p.slug = any(${textsForOnePlan(q, slugs)}) and p.is_published`
