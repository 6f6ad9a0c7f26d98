import type { EditedState, WrittenRow } from '@nukkad/contracts/endpoints/content/staff-writing'
import { withDraft } from '../../database/with-draft.ts'
import type { Queryable } from '../../db.ts'
import { listed } from '../../sql-fragment.ts'
import type { Edited, EditedTable } from './subject.ts'

const stateOf = (q: Queryable, { isDraft }: EditedTable, now: Date) => q`
  case when ${isDraft(q)} then 'draft' when p.published_at > ${now} then 'scheduled' else 'published' end`

const editorOf = (q: Queryable) => q`
  (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = p.edited_by)`

/** Locks the row but still allows foreign keys to it: taking a seat of an event does not wait for its editor. */
export async function findEdited<C>(
  q: Queryable,
  table: EditedTable,
  id: string | number,
  now: Date,
  isLocking = false,
): Promise<Edited<C> | undefined> {
  const beside = Object.entries(table.beside ?? {}).map(([name, from]) => q`${from(q)} as ${q(name)}`)
  const [row] = await q<Edited<C>[]>`
    select p.id, p.slug, p.city, ${table.href(q)} as href, ${stateOf(q, table, now)} as state, p.version,
      p.published_at as "publishedAt", p.draft is not null as "hasChanges", p.edited_by as "editedBy",
      p.edited_at as "editedAt", ${editorOf(q)} as editor,
      ${listed(q, [...table.columns.map((column) => q`d.${q(column)}`), ...beside])}
      ${table.facts ? q`, ${table.facts(q, now)}` : q``}
    from ${withDraft(q, table.name)}
    where p.id = ${Number(id)} ${isLocking ? q`for no key update of p` : q``}`
  return row
}

export interface ListAsked {
  readonly state: EditedState | undefined
  readonly city: string | undefined
  readonly words: string | undefined
  readonly page: number
  readonly pagesize: number
}
type Listed = Omit<WrittenRow, 'id' | 'publishedAt' | 'saved' | 'starts'> & {
  readonly id: number
  readonly publishedAt: Date | null
  readonly editor: string | null
  readonly editedAt: Date | null
  readonly starts: Date | null
}

export async function listPage(q: Queryable, table: EditedTable, asked: ListAsked, now: Date) {
  const { state, city, words, page, pagesize } = asked
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = q`
    ${city ? q`p.city = ${city}` : q`true`}
    and ${like ? q`(coalesce(p.draft ->> 'title', p.title) ilike ${like} or p.slug ilike ${like})` : q`true`}`
  const [counts, rows] = await Promise.all([
    q<{ state: EditedState; count: number }[]>`
      select ${stateOf(q, table, now)} as state, count(*)::integer as count
      from ${q(table.name)} p where ${wanted} group by 1`,
    q<Listed[]>`
      select p.id, p.slug, p.city, d.kind, d.title, ${table.href(q)} as href, ${stateOf(q, table, now)} as state,
        p.published_at as "publishedAt", p.draft is not null as "hasChanges",
        content_picture(p.city, d.scene, d.picture_url, d.alt, d.ground) as image,
        ${editorOf(q)} as editor, p.edited_at as "editedAt", ${table.starts?.(q) ?? q`null::timestamptz`} as starts
      from (
        select p.id from ${q(table.name)} p
        where ${wanted} and ${state ? q`${stateOf(q, table, now)} = ${state}` : q`true`}
        order by coalesce(p.edited_at, p.updated_at) desc, p.id desc
        limit ${pagesize} offset ${(page - 1) * pagesize}
      ) one join ${q(table.name)} p using (id) cross join lateral jsonb_populate_record(p, coalesce(p.draft, '{}')) d
      order by coalesce(p.edited_at, p.updated_at) desc, p.id desc`,
  ])
  return { counts, rows }
}
