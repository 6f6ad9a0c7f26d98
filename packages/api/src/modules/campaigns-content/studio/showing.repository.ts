import type { Queryable } from '../../../db.ts'
import { columns, joined, layers, shown, taken, written } from './campaign-columns.repository.ts'
import { type By, touched } from './studio.repository.ts'

/** What begins for visitors when a page is published. */
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
