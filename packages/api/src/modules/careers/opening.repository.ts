import type { Opening } from '@nukkad/contracts/endpoints/site/careers'
import type { Queryable } from '../../db.ts'

export interface OpeningRow extends Omit<Opening, 'postedAt' | 'closesAt'> {
  readonly postedAt: Date
  readonly closesAt: Date | null
}

/** Current openings, in the order the team gave them. */
export async function openOnes(q: Queryable, now: Date): Promise<OpeningRow[]> {
  return q<OpeningRow[]>`
    select id, title, team, city, terms, line, about, does, needs, posted_at as "postedAt", closes_at as "closesAt"
    from opening
    where is_published and posted_at <= ${now} and (closes_at is null or closes_at > ${now})
    order by position, posted_at desc, id`
}

/** A published opening, including a closed one. */
export async function findOpening(
  q: Queryable,
  id: string,
): Promise<Pick<OpeningRow, 'id' | 'title' | 'closesAt'> | undefined> {
  const [row] = await q<Pick<OpeningRow, 'id' | 'title' | 'closesAt'>[]>`
    select id, title, closes_at as "closesAt" from opening where id = ${id} and is_published`
  return row
}
