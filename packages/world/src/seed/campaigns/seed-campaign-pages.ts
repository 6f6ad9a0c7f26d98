import { indianMidnight } from '@nukkad/contracts/indian-time'
import { scene, withIds } from '../../data/campaigns/compose.ts'
import { campaigns } from '../../data/campaigns/index.ts'
import { json, type SeedTx } from '../../database.ts'

/** Midnight in India, this many days from now. */
const midnightIn = (days: number): string => indianMidnight(Date.now(), days).toISOString()
const farAway = '2099-12-31T18:30:00.000Z'

/** The campaign team's pages; existing ones are not changed. */
export async function seedCampaignPages(tx: SeedTx): Promise<void> {
  const rows = campaigns.map(({ days, scene: path, alt, blocks, variant, ...page }) => {
    const { url, color } = scene(path, alt)
    const ends = days === undefined ? null : midnightIn(days)
    return {
      ...page,
      alt,
      url,
      ground: color,
      ends,
      cities: page.cities ?? [],
      blocks: withIds(page.slug, blocks(ends ?? farAway)),
      variants: variant
        ? [{ key: 'b', name: variant.name, weight: 50, blocks: withIds(`${page.slug}/b`, variant.blocks()) }]
        : [],
    }
  })
  await tx`
    insert into campaign_page (slug, kind, category, title, description, picture_url, picture_alt, picture_ground, theme,
      ends_at, cities, blocks, variants)
    select row.slug, row.kind, row.category, row.title, row.description, row.url, row.alt, row.ground, row.theme,
      row.ends, row.cities, row.blocks, row.variants
    from jsonb_to_recordset(${json(tx, rows)}) as row (slug text, kind text, category text, title text,
      description text, url text, alt text, ground text, theme jsonb, ends timestamptz, cities text[], blocks jsonb, variants jsonb)
    on conflict (slug) do nothing`
}
