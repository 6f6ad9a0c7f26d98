import type { Queryable } from '../../db.ts'
import type { EditedTable } from './subject.ts'

/** Rows of `p`, each with its draft laid over it as `d`. */
export const withDraft = (q: Queryable, table: EditedTable['name']) => q`
  ${q(table)} p cross join lateral jsonb_populate_record(p, coalesce(p.draft, '{}')) d`
