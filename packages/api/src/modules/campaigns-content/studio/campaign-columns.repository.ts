import type { Block } from '@nukkad/contracts/block'
import type { CampaignTheme } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type { CampaignDraft, CampaignState } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'

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
export const written = [
  ...['kind', 'category', 'title', 'description', 'picture_url', 'picture_alt', 'picture_ground', 'theme', 'blocks'],
  ...['variants', 'share', 'goal', 'cities', 'ends_at'],
] as const
/** The columns that a scheduled change replaces. */
export const shown = [...written, 'phase', 'phase_at'] as const

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

export const joined = (q: Queryable, parts: readonly Fragment[]) => parts.reduce((all, part) => q`${all}, ${part}`)
export const columns = (q: Queryable, from: Fragment, names: readonly string[]) =>
  joined(
    q,
    names.map((name) => q`${from}.${q(name)}`),
  )

/** `p` is the row, `l` what visitors see now, `n` the scheduled change, `d` the draft over it. */
export const layers = (q: Queryable, now: Date) => q`
  campaign_page p
  cross join lateral jsonb_populate_record(p, coalesce(p.next, '{}')) n
  cross join lateral jsonb_populate_record(p, case when p.next_at <= ${now} then p.next else '{}' end) l
  cross join lateral jsonb_populate_record(n, coalesce(p.draft, '{}')) d`

export const stateOf = (q: Queryable, now: Date) => q`
  case when not p.is_published then 'draft' when p.starts_at > ${now} then 'scheduled'
    when l.ends_at <= ${now} then 'ended' else 'live' end`

export const facts = (q: Queryable, now: Date) => q`
  p.id, p.slug, campaign_path(d.kind, d.category, p.slug) as href, ${stateOf(q, now)} as state, p.version,
  case when p.is_published then p.starts_at end as "startsAt", l.ends_at as "shownUntil", l.cities as "shownIn",
  (p.draft is not null or not p.is_published) as "hasChanges", p.edited_by as "editedBy", p.edited_at as "editedAt",
  (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = p.edited_by) as editor`

export const taken = (q: Queryable, from: Fragment, names: readonly string[]) =>
  joined(
    q,
    names.map((name) => q`${q(name)} = ${from}.${q(name)}`),
  )
