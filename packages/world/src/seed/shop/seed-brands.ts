import { brandLists, moodsOfMerchants, topThirty } from '../../data/brands.ts'
import type { SeedTx } from '../../database.ts'

/**
 * Seeds the moods of merchants, and campaigns that show brands. Created once, also in databases seeded before they
 * existed.
 */
export async function seedBrands(tx: SeedTx): Promise<void> {
  const seeded = await tx`
    insert into seed_run (name, version) values ('brands', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  const moods = Object.entries(moodsOfMerchants).map(([slug, text]) => ({ slug, moods: text }))
  await tx`
    update merchant m set moods = string_to_array(row.moods, ' ')
    from jsonb_to_recordset(${tx.json(moods)}) as row (slug text, moods text) where m.slug = row.slug`
  const lists = brandLists.map((list) => ({ ...list, is_published: true }))
  await tx`insert into brand_list ${tx(lists, 'slug', 'title', 'intro', 'is_published')} on conflict do nothing`
  const entries = topThirty.map(([slug, line], at) => ({ slug, line, rank: at + 1 }))
  await tx`
    insert into brand_list_entry (slug, rank, merchant_id, line)
    select 'lbbtop30', row.rank, m.id, row.line
    from jsonb_to_recordset(${tx.json(entries)}) as row (slug text, line text, rank smallint)
    join merchant m on m.slug = row.slug on conflict do nothing`
}
