import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'

interface OptionRow {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly slug: string | null
  readonly image: Picture | null
  readonly votes: number
}
export interface BallotRow {
  readonly id: string
  readonly kind: 'poll' | 'award'
  readonly title: string
  readonly intro: string
  readonly category: string | null
  readonly year: number | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly hidesUntilEnd: boolean
  readonly total: number
  readonly lastHash: Buffer
  readonly options: readonly OptionRow[]
}

/** Whether the ballot has ended; from its end on no vote counts. */
export const isOver = ({ endsAt }: Pick<BallotRow, 'endsAt'>, at: Date): boolean => endsAt !== null && endsAt <= at

/** The columns of a ballot `b`, with its options. */
export const ballotColumns = (q: Queryable) => q`
  b.id, b.kind, b.title, b.intro, b.category, b.year, b.starts_at as "startsAt", b.ends_at as "endsAt",
  b.hides_until_end as "hidesUntilEnd",
  b.last_number as total, b.last_hash as "lastHash",
  (select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'line', o.line, 'slug', o.slug, 'votes', o.votes,
    'image', case when o.picture_url is not null then json_build_object('url', o.picture_url, 'width', 800, 'height', 1000,
      'alt', o.picture_alt, 'color', o.picture_ground) end) order by o.position, o.id), '[]')
    from ballot_option o where o.ballot_id = b.id) as options`

/** The published polls of these ids that have started. */
export const findPolls = (q: Queryable, ids: readonly string[], now: Date): Promise<BallotRow[]> => q<BallotRow[]>`
  select ${ballotColumns(q)} from ballot b
  where b.id = any(${[...ids]}::text[]) and b.kind = 'poll' and b.is_published and b.starts_at <= ${now}`

/** The awards of the latest year that has started, in order. */
export async function awardsOfYear(q: Queryable, now: Date): Promise<BallotRow[]> {
  return q<BallotRow[]>`
    select ${ballotColumns(q)} from ballot b
    where b.kind = 'award' and b.is_published and b.starts_at <= ${now} and b.year = (
      select max(year) from ballot where kind = 'award' and is_published and starts_at <= ${now}
    )
    order by b.position, b.id`
}

export async function anyBallot(q: Queryable, id: string): Promise<BallotRow | undefined> {
  const [row] = await q<BallotRow[]>`select ${ballotColumns(q)} from ballot b where b.id = ${id}`
  return row
}

export type ListedBallot = Pick<BallotRow, 'id' | 'kind' | 'title' | 'total' | 'startsAt' | 'endsAt'> & {
  readonly isPublished: boolean
}
export async function listAll(q: Queryable): Promise<ListedBallot[]> {
  return q<ListedBallot[]>`
    select id, kind, title, last_number as total, starts_at as "startsAt", ends_at as "endsAt",
      is_published as "isPublished"
    from ballot
    order by ends_at desc nulls first, position, id limit 500`
}
