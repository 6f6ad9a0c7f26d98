import type { Sql, TransactionSql } from 'postgres'
import { inBulk, withoutIndexes } from '../without-indexes.ts'

type Tx = TransactionSql<Record<string, unknown>>

const filled = ['product', 'variant', 'product_picture', 'review', 'product_fact', 'product_listing']
const ready = [['product_listing', 'product_listing__ready']] as const

export interface Models {
  /** The last product that is not a copy; the first copies after it are the models. */
  readonly after: number
  readonly most: number
}

/**
 * Copies of copies, one statement per table: the read data of a model is copied with its numbers replaced, instead of
 * being computed again. A million products take minutes this way. Requires a role that may disable triggers.
 */
export async function multiplyProducts(
  db: Sql<Record<string, unknown>>,
  count: number,
  { after, most }: Models,
): Promise<void> {
  await db.begin((tx) =>
    inBulk(tx, ready, () =>
      withoutIndexes(tx, filled, async () => {
        await tx`
          create temporary table copy on commit drop as
          with model as (
            select p.id, row_number() over (order by p.id) - 1 as place, w.id as review_id
            from (select id from product where id > ${after} order by id limit ${most}) p
            left join (select product_id, min(id) as id from review group by product_id) w on w.product_id = p.id
          )
          select nextval(pg_get_serial_sequence('product', 'id')) as id, m.id as model_id,
            m.review_id as model_review_id,
            case when m.review_id is not null then nextval(pg_get_serial_sequence('review', 'id')) end as review_id
          from generate_series(1, ${count}::integer) as n join model m on m.place = n % (select count(*) from model)`
        await tx`analyze copy`
        await copyRows(tx)
        await copyWhatIsRead(tx)
        await countAndTell(tx)
      }),
    ),
  )
}

async function copyRows(tx: Tx): Promise<void> {
  await tx`
    insert into product (id, slug, title, merchant_id, category_id, short_description, description, attributes, care,
      sg_type, gst_rate, hsn, shipping_days, is_cod_allowed, is_personalised, is_returnable, sales_count, launched_at,
      reach, size_information, model_size_information, redemption, question, takes_comment,
      country_of_origin, net_quantity, best_before)
    select c.id, ${otherEnd(tx, tx`m.slug`)}, m.title, m.merchant_id, m.category_id, m.short_description, m.description,
      m.attributes, m.care, m.sg_type, m.gst_rate, m.hsn, m.shipping_days, m.is_cod_allowed, m.is_personalised,
      m.is_returnable, ${salesOf(tx)}, ${launchedOf(tx)}, m.reach, m.size_information, m.model_size_information,
      m.redemption, m.question, m.takes_comment, m.country_of_origin, m.net_quantity, m.best_before
    from copy c join product m on m.id = c.model_id`
  await tx`
    insert into variant (sku, product_id, position, colour, colour_slug, colour_hex, size, weight_label, weight_grams,
      price_paise, mrp_paise, on_hand)
    select ${otherEnd(tx, tx`m.sku`)}, c.id, m.position, m.colour, m.colour_slug, m.colour_hex, m.size, m.weight_label,
      m.weight_grams, m.price_paise, m.mrp_paise, m.on_hand
    from copy c join variant m on m.product_id = c.model_id`
  await tx`
    insert into product_picture (product_id, colour_slug, position, url, width, height, alt, ground)
    select c.id, m.colour_slug, m.position, m.url, m.width, m.height, m.alt, m.ground
    from copy c join product_picture m on m.product_id = c.model_id`
  await tx`
    insert into review (id, product_id, author, rating, title, body, is_verified, created_at)
    select c.review_id, c.id, m.author, m.rating, m.title, m.body, m.is_verified, m.created_at
    from copy c join review m on m.id = c.model_review_id`
}

/** Facts and cards: those of the model, except for each copy's own values. */
async function copyWhatIsRead(tx: Tx): Promise<void> {
  await tx`
    insert into product_fact (product_id, category_id, merchant_id, price_paise, discount_percent, rating, review_count,
      sales_count, launched_at, is_in_stock, default_rank, shipping_days, reach, colours, sizes, title, words,
      pairs, details)
    select c.id, m.category_id, m.merchant_id, m.price_paise, m.discount_percent, m.rating, m.review_count,
      ${salesOf(tx)}, ${launchedOf(tx)}, m.is_in_stock, ${rankOf(tx)}, m.shipping_days, m.reach, m.colours, m.sizes,
      m.title, m.words, m.pairs, m.details
    from copy c join product_fact m on m.product_id = c.model_id`
  await tx`
    insert into product_listing (product_id, slug, section_id, category_id, merchant_slug, city, price_paise,
      discount_percent, rating, review_count, sales_count, launched_at, is_in_stock, shown_stock, popularity,
      default_rank, card)
    select c.id, ${otherEnd(tx, tx`m.slug`)}, m.section_id, m.category_id, m.merchant_slug, m.city, m.price_paise,
      m.discount_percent, m.rating, m.review_count, ${salesOf(tx)}, ${launchedOf(tx)}, m.is_in_stock, m.shown_stock,
      product_popularity(${salesOf(tx)}, m.review_count), ${rankOf(tx)}, ${otherNumbers(tx, tx`m.card`)}
    from copy c join product_listing m on m.product_id = c.model_id`
}

type Piece = ReturnType<Tx>
const salesOf = (tx: Tx): Piece => tx`((c.id * 7919) % 1200)::integer`
const launchedOf = (tx: Tx): Piece => tx`now() - ((c.id * 104729) % 900 + 1) * interval '1 day'`
const rankOf = (tx: Tx): Piece => tx`
  m.default_rank - least(9999, product_popularity(m.sales_count, m.review_count))
    + least(9999, product_popularity(${salesOf(tx)}, m.review_count))`
/** Replaces the model's number at the end of its name. */
const otherEnd = (tx: Tx, name: Piece): Piece => tx`left(${name}, -length('-x' || c.model_id)) || '-x' || c.id`
const otherNumbers = (tx: Tx, text: Piece): Piece => tx`
  replace(replace(${text}, '-x' || c.model_id || '"', '-x' || c.id || '"'),
    '"product_id":"' || c.model_id || '"', '"product_id":"' || c.id || '"')`

/** Updates the totals and tells the API that everything may have changed. */
export async function countAndTell(tx: Tx): Promise<void> {
  await tx`
    update category set product_count = product_count + more.count
    from (
      select one.id, count(*) as count
      from copy join product_listing l on l.product_id = copy.id
      cross join lateral (values (l.category_id), (l.section_id)) as one (id) group by one.id
    ) more
    where more.id = category.id`
  await tx`insert into shop_change (kind) values ('everything')`
}
