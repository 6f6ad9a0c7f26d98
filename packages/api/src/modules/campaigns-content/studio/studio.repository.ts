import type { CampaignState } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Queryable } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import {
  type CampaignColumns,
  columns,
  type EditedRow,
  facts,
  layers,
  stateOf,
  written,
} from './campaign-columns.repository.ts'

export async function findEdited(
  q: Queryable,
  id: string | number,
  now: Date,
  isLocking = false,
): Promise<EditedRow | undefined> {
  const [row] = await q<EditedRow[]>`
    select ${facts(q, now)}, ${columns(q, q`d`, written)}, l.phase, l.phase_at,
      case when p.next_at > ${now} then p.next_at end as "nextAt",
      case when p.next_at > ${now} then p.next_version end as "nextVersion",
      jsonb_build_object('share', l.share, 'variants', l.variants, 'goal', l.goal) as "shownTest"
    from ${layers(q, now)} where p.id = ${Number(id)} ${isLocking ? q`for update of p` : q``}`
  return row
}

export interface By {
  readonly userId: string
  readonly now: Date
}
export const touched = (q: Queryable, { userId, now }: By) => q`
  version = p.version + 1, edited_by = ${userId}, edited_at = ${now}`

/** Inserts an unpublished page and returns its id, or undefined where the slug is taken. */
export async function begin(
  q: Queryable,
  slug: string,
  page: CampaignColumns,
  { userId, now }: By,
): Promise<number | undefined> {
  const { kind, category, title, description, picture_url, picture_alt, picture_ground } = page
  const [row] = await q<{ id: number }[]>`
    insert into campaign_page (slug, kind, category, title, description, picture_url, picture_alt, picture_ground, theme,
      blocks, variants, share, goal, cities, is_published, edited_by, edited_at, updated_at)
    values (${slug}, ${kind}, ${category}, ${title}, ${description}, ${picture_url}, ${picture_alt}, ${picture_ground},
      ${q.json(page.theme)}, ${json(q, page.blocks)}, ${json(q, page.variants)}, ${page.share},
      ${page.goal}, ${page.cities}, false, ${userId}, ${now}, ${now})
    on conflict (slug) do nothing returning id`
  return row?.id
}

export const keepDraft = async (q: Queryable, id: number, draft: CampaignColumns, by: By) =>
  void (await q`update campaign_page p set draft = ${json(q, draft)}, ${touched(q, by)} where id = ${id}`)

export const remove = async (q: Queryable, id: number) => void (await q`delete from campaign_page where id = ${id}`)

export interface ListAsked {
  readonly state: CampaignState | undefined
  readonly words: string | undefined
  readonly page: number
  readonly pagesize: number
}
type Listed = Pick<
  EditedRow,
  'id' | 'slug' | 'href' | 'state' | 'startsAt' | 'shownUntil' | 'hasChanges' | 'editor' | 'editedAt' | 'kind' | 'title'
> & { readonly shownIn: string[]; readonly cities: string[]; readonly ends_at: Date | null }

export async function listPage(q: Queryable, { state, words, page, pagesize }: ListAsked, now: Date) {
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const named = like ? q`(d.title ilike ${like} or p.slug ilike ${like})` : q`true`
  const [counts, rows] = await Promise.all([
    q<{ state: CampaignState; count: number }[]>`
      select ${stateOf(q, now)} as state, count(*)::integer as count from ${layers(q, now)} where ${named} group by 1`,
    q<Listed[]>`
      select ${facts(q, now)}, d.kind, d.title, d.cities, d.ends_at
      from ${layers(q, now)}
      where ${named} and ${state ? q`${stateOf(q, now)} = ${state}` : q`true`}
      order by coalesce(p.edited_at, p.updated_at) desc, p.id desc
      limit ${pagesize} offset ${(page - 1) * pagesize}`,
  ])
  return { counts, rows }
}
