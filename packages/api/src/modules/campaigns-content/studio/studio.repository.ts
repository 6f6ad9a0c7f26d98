import type { Block } from '@nukkad/contracts/block'
import type { CampaignTheme } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type { CampaignDraft, CampaignState } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import { json } from '../../../sql-fragment.ts'

/** The editable content of a page, by column. */
export interface CampaignColumns {
  readonly kind: CampaignDraft['kind']
  readonly category: string
  readonly title: string
  readonly description: string
  readonly picture_url: string
  readonly picture_alt: string
  readonly picture_ground: string
  readonly theme: CampaignTheme
  readonly blocks: Block[]
  readonly variants: CampaignDraft['variants']
  readonly share: number
  readonly goal: CampaignDraft['goal']
  readonly cities: string[]
  readonly ends_at: string | null
}
const written = [
  ...['kind', 'category', 'title', 'description', 'picture_url', 'picture_alt', 'picture_ground', 'theme', 'blocks'],
  ...['variants', 'share', 'goal', 'cities', 'ends_at'],
] as const
/** The columns that a scheduled change replaces. */
const shown = [...written, 'phase', 'phase_at'] as const

/** A page as it is edited: the last saved draft over the scheduled change over what visitors see. */
export interface EditedRow extends Omit<CampaignColumns, 'ends_at'> {
  readonly id: number
  readonly slug: string
  readonly href: string | null
  readonly state: CampaignState
  readonly version: number
  readonly ends_at: Date | null
  readonly startsAt: Date | null
  /** of the page that visitors see */
  readonly shownUntil: Date | null
  readonly shownIn: string[]
  readonly hasChanges: boolean
  readonly nextAt: Date | null
  readonly nextVersion: number | null
  readonly phase: number
  readonly phase_at: Date
  /** of the page that visitors see: changing any of these begins a new phase */
  readonly shownTest: Pick<CampaignColumns, 'share' | 'variants' | 'goal'>
  readonly editedBy: number | null
  readonly editedAt: Date | null
  readonly editor: string | null
}

const joined = (q: Queryable, parts: readonly Fragment[]) => parts.reduce((all, part) => q`${all}, ${part}`)
const columns = (q: Queryable, from: Fragment, names: readonly string[]) =>
  joined(
    q,
    names.map((name) => q`${from}.${q(name)}`),
  )

/** `p` is the row, `l` what visitors see now, `n` the scheduled change, `d` the draft over it. */
const layers = (q: Queryable, now: Date) => q`
  campaign_page p
  cross join lateral jsonb_populate_record(p, coalesce(p.next, '{}')) n
  cross join lateral jsonb_populate_record(p, case when p.next_at <= ${now} then p.next else '{}' end) l
  cross join lateral jsonb_populate_record(n, coalesce(p.draft, '{}')) d`

const stateOf = (q: Queryable, now: Date) => q`
  case when not p.is_published then 'draft' when p.starts_at > ${now} then 'scheduled'
    when l.ends_at <= ${now} then 'ended' else 'live' end`

const facts = (q: Queryable, now: Date) => q`
  p.id, p.slug, campaign_path(d.kind, d.category, p.slug) as href, ${stateOf(q, now)} as state, p.version,
  case when p.is_published then p.starts_at end as "startsAt", l.ends_at as "shownUntil", l.cities as "shownIn",
  (p.draft is not null or not p.is_published) as "hasChanges", p.edited_by as "editedBy", p.edited_at as "editedAt",
  (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = p.edited_by) as editor`

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

interface By {
  readonly userId: string
  readonly now: Date
}
const touched = (q: Queryable, { userId, now }: By) => q`
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

const taken = (q: Queryable, from: Fragment, names: readonly string[]) =>
  joined(
    q,
    names.map((name) => q`${q(name)} = ${from}.${q(name)}`),
  )

interface Shown {
  readonly startsAt: Date
  readonly phase: number
  readonly phaseAt: Date
  readonly by: By
}

/** Publishes the saved draft, visible from `startsAt` on. */
export const show = async (q: Queryable, id: number, { startsAt, phase, phaseAt, by }: Shown) =>
  void (await q`
  update campaign_page p set ${taken(q, q`d`, written)}, phase = ${phase}, phase_at = ${phaseAt}, draft = null,
    next = null, next_at = null, next_version = null, is_published = true, starts_at = ${startsAt},
    updated_at = ${by.now}, ${touched(q, by)}
  from (
    select p.id as page_id, ${columns(q, q`d`, written)} from ${layers(q, by.now)} where p.id = ${id}
  ) d where p.id = d.page_id`)

/** Schedules the saved draft to replace the running page at a time, whatever is saved after it. */
export const showAt = async (q: Queryable, id: number, { at, phase, by }: { at: Date; phase: number; by: By }) =>
  void (await q`
  update campaign_page p set draft = null, next_at = ${at}, next_version = p.version + 1,
    next = jsonb_build_object(${joined(
      q,
      written.map((name) => q`${name}::text, d.${q(name)}`),
    )}, 'phase', ${phase}::integer, 'phase_at', ${at}::timestamptz),
    ${touched(q, by)}
  from (
    select p.id as page_id, ${columns(q, q`d`, written)} from ${layers(q, by.now)} where p.id = ${id}
  ) d where p.id = d.page_id`)

/** Makes due scheduled changes the stored page; exactly once, even with concurrent or late runs. */
export async function settleDue(q: Queryable, now: Date): Promise<number> {
  const rows = await q`
    update campaign_page p set ${taken(q, q`n`, shown)}, next = null, next_at = null, next_version = null,
      updated_at = ${now}
    from (
      select p.id as page_id, ${columns(q, q`n`, shown)}
      from campaign_page p cross join lateral jsonb_populate_record(p, p.next) n
      where p.next_at <= ${now} for update of p
    ) n where p.id = n.page_id and p.next_at <= ${now} returning p.id`
  return rows.length
}

export const end = async (q: Queryable, id: number, by: By) =>
  void (await q`
  update campaign_page p set ends_at = ${by.now}, draft = nullif(coalesce(p.draft, '{}') - 'ends_at', '{}'), next = null,
    next_at = null, next_version = null, updated_at = ${by.now}, ${touched(q, by)} where id = ${id}`)

/** Turns a scheduled change back into a draft. */
export const unplan = async (q: Queryable, id: number, by: By) =>
  void (await q`
  update campaign_page p set draft = coalesce(p.draft, p.next - 'phase' - 'phase_at'), next = null, next_at = null,
    next_version = null, ${touched(q, by)} where id = ${id}`)

/** Turns a page that has not begun back into a draft. */
export const takeBack = async (q: Queryable, id: number, by: By) =>
  void (await q`update campaign_page p set is_published = false, ${touched(q, by)} where id = ${id}`)

export const remove = async (q: Queryable, id: number) => void (await q`delete from campaign_page where id = ${id}`)
