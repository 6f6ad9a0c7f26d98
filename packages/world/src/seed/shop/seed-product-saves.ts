import { buildProducts } from '../../build/products.ts'
import { customerSaves, productSavers } from '../../build/voices.ts'
import { json, type SeedTx } from '../../database.ts'

/** Seeds the products that readers and the demo customers saved. Runs once, also in databases seeded before it existed. */
export async function seedProductSaves(tx: SeedTx): Promise<void> {
  const seeded =
    await tx`insert into seed_run (name, version) values ('product-saves', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  const products = buildProducts()
  const rows = [
    ...products.map((product) => ({ ref: product.slug, emails: productSavers(product) })),
    ...customerSaves(products).map(({ email, slug }) => ({ ref: slug, emails: [email] })),
  ]
  await tx`
    insert into saved_item (user_id, kind, ref, saved_at)
    select u.id, 'product', p.slug, now() - (1 + (u.id * 7 + length(p.slug)) % 90) * interval '1 day'
    from jsonb_to_recordset(${json(tx, rows)}) as row (ref text, emails jsonb)
    join product p on p.slug = row.ref
    cross join lateral jsonb_array_elements_text(row.emails) as saver (email)
    join app_user u on u.email = saver.email
    on conflict do nothing`
}
