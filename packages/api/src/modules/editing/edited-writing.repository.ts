import { withDraft } from '../../database/with-draft.ts'
import type { Queryable } from '../../db.ts'
import { json, listed } from '../../sql-fragment.ts'
import type { EditedTable } from './subject.ts'

/** Who changes a record, and when. */
interface By {
  readonly userId: string
  readonly now: Date
}
const touched = (q: Queryable, { userId, now }: By) => q`
  version = p.version + 1, edited_by = ${userId}, edited_at = ${now}`

/** Stores a draft; readers keep seeing the published version. */
export const keepDraft = async (q: Queryable, { name }: EditedTable, id: number, draft: object, by: By) =>
  void (await q`update ${q(name)} p set draft = ${json(q, draft)}, ${touched(q, by)} where id = ${id}`)

/** Publishes the saved draft from a given time on. */
export const showDraft = async (
  q: Queryable,
  table: EditedTable,
  id: number,
  { at, status, by }: { at: Date; status: 'scheduled' | 'published'; by: By },
) =>
  void (await q`
  update ${q(table.name)} p set ${listed(
    q,
    table.columns.map((column) => q`${q(column)} = d.${q(column)}`),
  )},
    draft = null, published_at = ${at}, updated_at = ${by.now}, ${table.setShown(q, status)}, ${touched(q, by)}
  from (select d.* from ${withDraft(q, table.name)} where p.id = ${id}) d where p.id = d.id`)

/** Unpublishes it. */
export const takeBack = async (q: Queryable, { name, setHidden }: EditedTable, id: number, by: By) =>
  void (await q`
  update ${q(name)} p set published_at = null, ${setHidden(q)}, ${touched(q, by)} where id = ${id}`)

/** Changes its slug, which is part of its address. */
export const moveTo = async (q: Queryable, { name }: EditedTable, id: number, slug: string, by: By) =>
  void (await q`update ${q(name)} p set slug = ${slug}, ${touched(q, by)} where id = ${id}`)

/** Deletes it in any state. */
export const remove = async (q: Queryable, { name }: EditedTable, id: number) =>
  void (await q`delete from ${q(name)} where id = ${id}`)
