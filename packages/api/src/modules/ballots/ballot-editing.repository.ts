import type { BallotDraft } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import type { Queryable, Tx } from '../../db.ts'
import { insertAll } from '../../sql-fragment.ts'

export type BallotColumns = Omit<BallotDraft, 'options'>

/** False when the id exists already, or an award of this category and year. */
export async function putBallot(
  tx: Tx,
  id: string,
  title: string,
  award: { readonly category: string; readonly year: number } | undefined,
  now: Date,
): Promise<boolean> {
  const { count } = await tx`
    insert into ballot (id, kind, title, category, year, starts_at, is_published)
    values (${id}, ${award ? 'award' : 'poll'}, ${title}, ${award?.category ?? null}, ${award?.year ?? null}, ${now}, false)
    on conflict do nothing`
  return count === 1
}

/** Locks the row until the transaction ends, so that no vote is counted while it is changed. */
export async function holdBallot(tx: Tx, id: string): Promise<void> {
  await tx`select from ballot where id = ${id} for update`
}

export interface WrittenBallot {
  readonly startsAt: Date
  readonly hidesUntilEnd: boolean
  readonly isPublished: boolean
}
export async function findWritten(q: Queryable, id: string): Promise<WrittenBallot | undefined> {
  const [row] = await q<WrittenBallot[]>`
    select starts_at as "startsAt", hides_until_end as "hidesUntilEnd", is_published as "isPublished"
    from ballot where id = ${id}`
  return row
}

export async function changeBallot(tx: Tx, id: string, draft: BallotColumns): Promise<void> {
  const { title, intro, startsAt, endsAt, hidesUntilEnd, isPublished } = draft
  await tx`
    update ballot set title = ${title}, intro = ${intro}, starts_at = ${startsAt}, ends_at = ${endsAt},
      hides_until_end = ${hidesUntilEnd}, is_published = ${isPublished}
    where id = ${id}`
}

/** Stores the options in their order and deletes those no longer among them. Their votes are left unchanged. */
export async function putOptions(
  tx: Tx,
  ballotId: string,
  options: readonly Readonly<Record<string, unknown> & { readonly id: string }>[],
): Promise<void> {
  await tx`delete from ballot_option where ballot_id = ${ballotId} and not (id = any(${options.map(({ id }) => id)}))`
  if (options.length === 0) return
  const rows = options.map((option, position) => ({ ...option, ballot_id: ballotId, position, votes: 0 }))
  await tx`
    ${insertAll(tx, 'ballot_option', rows)}
    on conflict on constraint ballot_option__identity do update set title = excluded.title, line = excluded.line,
      slug = excluded.slug, picture_url = excluded.picture_url, picture_alt = excluded.picture_alt,
      picture_ground = excluded.picture_ground, position = excluded.position`
}
