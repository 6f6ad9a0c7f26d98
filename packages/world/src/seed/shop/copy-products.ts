import type { Sql } from 'postgres'
import { countAndTell, multiplyProducts } from './multiply-products.ts'

const batch = 10_000

/**
 * Fills the shop with copies of its own products (`<slug>-x17`), for measurements at scale, all inside PostgreSQL.
 * Where the database role permits it, triggers and foreign key checks are disabled meanwhile, because copies of valid
 * rows are valid, and beyond `models` copies, copies are made of copies.
 */
export async function copyProducts(db: Sql<Record<string, unknown>>, count: number, models: number): Promise<void> {
  if (count <= 0) return
  const [role] = await db<[{ isFree: boolean }]>`select rolsuper as "isFree" from pg_roles where rolname = current_user`
  const [original] = await db<[{ last: number; total: number; copies: number }]>`
    with known as (select max(id) as last, count(*) as total from product where slug !~ '-x[0-9]+$')
    select last::float8, total::integer, (select count(*)::integer from product where id > last) as copies from known`
  const whole = role.isFree ? Math.min(count, Math.max(0, models - original.copies)) : count
  for (let done = 0; done < whole; done += batch) {
    await copyBatch(db, { count: Math.min(batch, whole - done), original, isFree: role.isFree })
  }
  if (count > whole) await multiplyProducts(db, count - whole, { after: original.last, most: models })
  await db`vacuum analyze product, variant, product_picture, review, product_fact, product_listing`
}

interface Batch {
  readonly count: number
  /**
   * Originals have lower ids than the first copy; searching for them among a million rows would cost more than copying.
   */
  readonly original: { readonly last: number; readonly total: number }
  readonly isFree: boolean
}

async function copyBatch(db: Sql<Record<string, unknown>>, { count, original, isFree }: Batch): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local synchronous_commit = off`
    if (isFree) await tx`set local session_replication_role = replica`
    // Copies are numbered by the sequence that also numbers products, so batches never collide.
    await tx`
      create temporary table copy on commit drop as
      with original as (
        select id, row_number() over (order by id) - 1 as place
        from product where id <= ${original.last} and slug !~ '-x[0-9]+$'
      )
      select nextval(pg_get_serial_sequence('product', 'id')) as id, n, original.id as original_id
      from generate_series(1, ${count}::integer) as n
      join original on original.place = n % ${original.total}::integer`
    await tx`create unique index on copy (id)`
    await tx`
      insert into product (id, slug, title, merchant_id, category_id, short_description, description, attributes, care,
        sg_type, gst_rate, hsn, shipping_days, is_cod_allowed, is_personalised, is_returnable, sales_count, launched_at,
        reach, size_information, model_size_information, redemption, question, takes_comment,
        country_of_origin, net_quantity, best_before)
      select copy.id, p.slug || '-x' || copy.id, p.title, p.merchant_id, p.category_id, p.short_description,
        p.description, p.attributes, p.care, p.sg_type, p.gst_rate, p.hsn, p.shipping_days, p.is_cod_allowed,
        p.is_personalised, p.is_returnable, (copy.id * 7919) % 1200,
        now() - ((copy.id * 104729) % 900 + 1) * interval '1 day', p.reach,
        p.size_information, p.model_size_information, p.redemption, p.question, p.takes_comment,
        p.country_of_origin, p.net_quantity, p.best_before
      from copy join product p on p.id = copy.original_id`
    await tx`
      insert into variant (sku, product_id, position, colour, colour_slug, colour_hex, size, weight_label, weight_grams,
        price_paise, mrp_paise, on_hand)
      select v.sku || '-x' || copy.id, copy.id, v.position, v.colour, v.colour_slug, v.colour_hex, v.size,
        v.weight_label, v.weight_grams, v.price_paise + (copy.id % 37) * 100, v.mrp_paise + (copy.id % 37) * 100,
        (copy.id * 31 + v.position) % 50
      from copy join variant v on v.product_id = copy.original_id`
    await tx`
      insert into product_picture (product_id, colour_slug, position, url, width, height, alt, ground)
      select copy.id, f.colour_slug, f.position, f.url, f.width, f.height, f.alt, f.ground
      from copy join product_picture f on f.product_id = copy.original_id and f.position = 0`
    // A third of the copies has reviews, so that ratings differ; one picture per colour is enough.
    await tx`
      insert into review (product_id, author, rating, title, body, is_verified, created_at)
      select copy.id, one.author, one.rating, one.title, one.body, one.is_verified, one.created_at
      from copy cross join lateral (
        select * from review where product_id = copy.original_id and state = 'published'
        order by created_at, id offset copy.id % 4 limit 1
      ) one
      where copy.id % 3 = 0`
    await tx`select refresh_products(array(select id from copy order by id))`
    if (isFree) await countAndTell(tx)
  })
}
