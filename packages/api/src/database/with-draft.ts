import type { Queryable } from '../db.ts'

/** Rows of `p`, each with its draft applied as `d`. */
export const withDraft = (q: Queryable, table: string) => q`
  ${q(table)} p cross join lateral jsonb_populate_record(p, coalesce(p.draft, '{}')) d`
