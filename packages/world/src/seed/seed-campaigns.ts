import { banners, type CampaignSeed, campaigns } from '../data/campaigns.ts'
import { footerGroups, headerLists, type NavSeed } from '../data/navigation.ts'
import { describeScene, picturePaths, pictureSizes } from '../picture.ts'
import type { SeedTx } from './seed-shop.ts'

const country = 'all'

/** The picture of a scene of the whole country, as the contract's Picture. */
const pictureOf = (scene: string, alt: string) => ({
  url: picturePaths.scene(country, scene),
  ...pictureSizes.scene,
  alt,
  color: describeScene(country, scene).ground,
})

/** Navigation, banners and the pages of the campaign team. */
export async function seedCampaigns(tx: SeedTx): Promise<void> {
  await seedLinks(tx)
  await seedBanners(tx)
  const pages = campaigns.map((page) => ({
    ...{ slug: page.slug, title: page.title, description: page.description },
    ...{ url: picturePaths.scene(country, page.scene), alt: page.alt },
    ground: describeScene(country, page.scene).ground,
    blocks: page.blocks.map(withPicture),
  }))
  await tx`
    insert into campaign_page (slug, title, description, picture_url, picture_alt, picture_ground, blocks)
    select row.slug, row.title, row.description, row.url, row.alt, row.ground, row.blocks
    from jsonb_to_recordset(${tx.json(pages as never)})
      as row (slug text, title text, description text, url text, alt text, ground text, blocks jsonb)`
}

/** A block written with a scene's name gets the picture itself. */
function withPicture(block: CampaignSeed['blocks'][number]): object {
  const { scene, alt, ...rest } = block as { scene?: string; alt?: string }
  return scene ? { ...rest, image: pictureOf(scene, alt ?? '') } : block
}

async function seedLinks(tx: SeedTx): Promise<void> {
  const lists: Readonly<Record<string, readonly NavSeed[]>> = { ...headerLists, footer: footerGroups }
  const parents = Object.entries(lists).flatMap(([list, links]) =>
    links.map((link, place) => linkRow(list, link, place)),
  )
  const children = Object.entries(lists).flatMap(([list, links]) =>
    links.flatMap((link, place) =>
      (link.children ?? []).map((child, at) => ({ ...linkRow(list, child, at), parent: place })),
    ),
  )
  await tx`
    insert into nav_item (list, position, title, url, label, category_path, kind)
    select * from jsonb_to_recordset(${tx.json(parents)})
      as row (list text, place integer, title text, url text, label text, category text, kind text)`
  await tx`
    insert into nav_item (list, parent_id, position, title, url, label, category_path, kind)
    select row.list, parent.id, row.place, row.title, row.url, row.label, row.category, row.kind
    from jsonb_to_recordset(${tx.json(children)}) as row (
      list text, parent integer, place integer, title text, url text, label text, category text, kind text)
    join nav_item parent on parent.list = row.list and parent.parent_id is null and parent.position = row.parent`
}

const linkRow = (list: string, link: NavSeed, place: number) => ({
  ...{ list, place, title: link.title, url: link.url },
  label: link.label ?? null,
  category: link.category ?? null,
  kind: link.kind ?? 'link',
})

async function seedBanners(tx: SeedTx): Promise<void> {
  const rows = banners.map(({ scene, alt, ...banner }, position) => {
    const { url, color } = pictureOf(scene, alt)
    return { ...banner, position, picture: url, alt, ground: color }
  })
  await tx`
    insert into banner (screen, kicker, title, line, url, cta, picture_url, picture_alt, picture_ground, position)
    select row.screen, row.kicker, row.title, row.line, row.url, row.cta, row.picture, row.alt, row.ground, row.position
    from jsonb_to_recordset(${tx.json(rows)}) as row (
      screen text, kicker text, title text, line text, url text, cta text, picture text, alt text, ground text,
      position integer)`
}
