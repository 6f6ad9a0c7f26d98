import type { OpeningDraft } from '@nukkad/contracts/endpoints/site/opening-editing'
import type { Queryable, Tx } from '../../db.ts'

export interface WrittenOpening extends Omit<OpeningDraft, 'closesAt'> {
  readonly postedAt: Date
  readonly closesAt: Date | null
}
export interface ListedOpening extends Pick<WrittenOpening, 'title' | 'team' | 'city' | 'closesAt' | 'isPublished'> {
  readonly id: string
}

export async function allOpenings(q: Queryable): Promise<ListedOpening[]> {
  return q<ListedOpening[]>`
    select id, title, team, city, closes_at as "closesAt", is_published as "isPublished"
    from opening order by position, posted_at desc, id limit 300`
}

export async function writtenOpening(q: Queryable, id: string): Promise<WrittenOpening | undefined> {
  const [row] = await q<WrittenOpening[]>`
    select title, team, city, terms, line, about, does, needs, posted_at as "postedAt", closes_at as "closesAt",
      is_published as "isPublished"
    from opening where id = ${id}`
  return row
}

/** False when the id exists already. */
export async function putOpening(tx: Tx, id: string, title: string, now: Date): Promise<boolean> {
  const { count } = await tx`
    insert into opening (id, title, team, terms, line, about, does, needs, is_published, posted_at)
    values (${id}, ${title}, '', 'Full time', '', '{}', '{}', '{}', false, ${now})
    on conflict do nothing`
  return count === 1
}

/** An opening counts as posted from the day on which it is first visible. */
export async function changeOpening(tx: Tx, id: string, draft: OpeningDraft, now: Date): Promise<void> {
  const { title, team, city, terms, line, about, does, needs, closesAt, isPublished } = draft
  await tx`
    update opening set title = ${title}, team = ${team}, city = ${city}, terms = ${terms}, line = ${line},
      about = ${about}, does = ${does}, needs = ${needs}, closes_at = ${closesAt},
      posted_at = case when ${isPublished} and not is_published and closes_at is null then ${now} else posted_at end,
      is_published = ${isPublished}
    where id = ${id}`
}
