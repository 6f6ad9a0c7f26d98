import type { Sql } from 'postgres'

const batch = 10_000

/**
 * Fills the shop with copies of its own products (`<slug>-x17`), for measuring at size. It all happens inside
 * PostgreSQL, in batches, so that a million of them do not make one transaction without end.
 */
export async function copyProducts(db: Sql<Record<string, unknown>>, count: number): Promise<void> {
  for (let done = 0; done < count; done += batch) {
    await copyBatch(db, Math.min(batch, count - done))
  }
  await db`analyze`
}

async function copyBatch(db: Sql<Record<string, unknown>>, count: number): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    // Copies are numbered by the sequence that also numbers products, so no two batches meet.
    await tx`
      create temporary table copy on commit drop as
      with original as (
        select *, row_number() over (order by id) - 1 as place, count(*) over () as total
        from product where slug !~ '-x[0-9]+$'
      )
      select nextval(pg_get_serial_sequence('product', 'id')) as id, n, original.id as original_id
      from generate_series(1, ${count}::integer) as n
      join original on original.place = n % original.total`
    await tx`create unique index on copy (id)`
    await tx`
      insert into product (id, slug, title, merchant_id, category_id, short_description, description, attributes, care,
        sg_type, gst_rate, hsn, shipping_days, is_cod_allowed, is_personalised, is_returnable, sales_count, launched_at)
      select copy.id, p.slug || '-x' || copy.id, p.title, p.merchant_id, p.category_id, p.short_description,
        p.description, p.attributes, p.care, p.sg_type, p.gst_rate, p.hsn, p.shipping_days, p.is_cod_allowed,
        p.is_personalised, p.is_returnable, (copy.id * 7919) % 1200,
        now() - ((copy.id * 104729) % 900 + 1) * interval '1 day'
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
      from copy join product_picture f on f.product_id = copy.original_id`
    await tx`select refresh_products(array(select id from copy order by id))`
  })
}
