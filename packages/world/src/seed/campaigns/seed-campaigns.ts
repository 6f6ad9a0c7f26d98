import { banners } from '../../data/banners.ts'
import { accountLinks, footerGroups, headerLists, type NavSeed } from '../../data/navigation.ts'
import { spansOf } from '../../data/occasions.ts'
import { json, type SeedTx } from '../../database.ts'
import { describeScene, picturePaths, pictureSizes } from '../../picture.ts'
import { sceneInWords } from '../../scene-words.ts'
import { seedSiteChrome } from '../seed-site-chrome.ts'

const country = 'all'

/** The picture of a scene of the whole country, as the contract's Picture. */
const pictureOf = (scene: string) => ({
  url: picturePaths.scene(country, scene),
  ...pictureSizes.scene,
  alt: sceneInWords(country, scene),
  color: describeScene(country, scene).ground,
})

/** Navigation and banners. */
export async function seedCampaigns(tx: SeedTx): Promise<void> {
  await seedLinks(tx)
  await seedBanners(tx)
  await seedSiteChrome(tx)
}

/** Inserts level by level: a link is identified by its list, its parent and its position there. */
async function seedLinks(tx: SeedTx): Promise<void> {
  const lists: Readonly<Record<string, readonly NavSeed[]>> = { ...headerLists, footer: footerGroups }
  for (const [list, links] of Object.entries(lists)) await seedLevel(tx, list, null, links)
  const account = accountLinks.map((link, position) => ({ list: 'account', position, ...link }))
  await tx`insert into nav_item ${tx(account, 'list', 'position', 'title', 'url', 'icon', 'role')}`
}

async function seedLevel(tx: SeedTx, list: string, parent: number | null, links: readonly NavSeed[]): Promise<void> {
  const rows = links.map((link, place) => linkRow(list, parent, link, place))
  const ids = await tx<{ id: number; position: number }[]>`
    insert into nav_item (list, parent_id, position, title, url, label, category_path, kind)
    select * from jsonb_to_recordset(${tx.json(rows)}) as row (
      list text, parent integer, place integer, title text, url text, label text, category text, kind text)
    returning id, position`
  for (const { id, position } of ids) {
    const children = links[position]?.children ?? []
    if (children.length > 0) await seedLevel(tx, list, id, children)
  }
}

const linkRow = (list: string, parent: number | null, link: NavSeed, place: number) => ({
  list,
  parent,
  place,
  title: link.title,
  url: link.url,
  label: link.label ?? null,
  category: link.category ?? null,
  kind: link.kind ?? 'link',
})

interface Span {
  readonly from: Date | null
  readonly until: Date | null
}

/** A festival's banner is inserted once for each of its upcoming dates, and ends with it. */
async function seedBanners(tx: SeedTx): Promise<void> {
  const rows = banners.flatMap(({ scene, occasion, ...banner }, position) => {
    const { url, alt, color } = pictureOf(scene)
    const row = { ...banner, position, picture: url, alt, ground: color }
    const spans: readonly Span[] = occasion ? spansOf(occasion) : [{ from: null, until: null }]
    return spans.map((span) => ({ ...row, ...span }))
  })
  await tx`
    insert into banner (screen, kicker, title, line, url, cta, picture_url, picture_alt, picture_ground, position,
      starts_at, ends_at)
    select row.screen, row.kicker, row.title, row.line, row.url, row.cta, row.picture, row.alt, row.ground, row.position,
      coalesce(row."from", '2020-01-01 00:00+05:30'), row.until
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      screen text, kicker text, title text, line text, url text, cta text, picture text, alt text, ground text,
      position integer, "from" timestamptz, until timestamptz)`
}
