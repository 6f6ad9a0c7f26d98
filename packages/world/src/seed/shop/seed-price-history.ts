import { priceSteps } from '../../build/price-steps.ts'
import { buildProducts } from '../../build/products.ts'
import { json, type SeedTx } from '../../database.ts'

/**
 * Seeds how products came to their prices, before the one that a trigger noted when they were seeded. Runs once, also in
 * databases seeded before it existed; variants whose price has changed since are left out.
 */
export async function seedPriceHistory(tx: SeedTx): Promise<void> {
  const seeded =
    await tx`insert into seed_run (name, version) values ('price-history', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  const products = buildProducts()
  await tx`
    create temporary table untouched_price on commit drop as
    select sku, max(price_paise) as price_paise from variant_price group by sku having count(*) = 1`
  await tx`
    update variant_price h set since = least(h.since, p.launched_at)
    from untouched_price u join variant v on v.sku = u.sku join product p on p.id = v.product_id
    where h.sku = u.sku and p.slug = any(${products.map(({ slug }) => slug)})`
  const steps = products.flatMap((product) => priceSteps(product).map((step) => ({ slug: product.slug, ...step })))
  // Rounded to whole ten rupees less one, as shops do, and never above the MRP.
  await tx`
    insert into variant_price (sku, since, price_paise)
    select v.sku, now() - row."daysAgo" * interval '1 day' - interval '7 hours',
      case when row.percent = 100 then u.price_paise
        else least(v.mrp_paise, greatest(1, round(u.price_paise * row.percent / 100000.0)) * 1000 - 100) end
    from jsonb_to_recordset(${json(tx, steps)}) as row (slug text, "daysAgo" integer, percent integer)
    join product p on p.slug = row.slug
    join variant v on v.product_id = p.id
    join untouched_price u on u.sku = v.sku and u.price_paise is not null
    on conflict do nothing`
  // Those who saved a product see what it costs less, and are told of changes from now on.
  await tx`update saved_item set price_told_at = now() where kind = 'product'`
  await tx`insert into shop_change (kind) values ('everything')`
}
