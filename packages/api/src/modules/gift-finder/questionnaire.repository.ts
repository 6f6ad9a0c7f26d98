import type { GiftQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import type { Queryable, Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import type { Asked } from './questionnaire.ts'

/** Published questionnaires, in the order set by the editors. */
export const listPublished = (q: Queryable): Promise<Asked[]> => q<Asked[]>`
  select v.slug, v.version, v.content from gift_questionnaire g
  join gift_questionnaire_version v using (slug, version) where g.is_published order by g.position, g.slug`

export async function publishedBySlug(q: Queryable, slug: string): Promise<Asked | undefined> {
  const [row] = await q<Asked[]>`
    select v.slug, v.version, v.content from gift_questionnaire g
    join gift_questionnaire_version v using (slug, version) where g.slug = ${slug} and g.is_published`
  return row
}

export interface ListedQuestionnaire {
  readonly slug: string
  readonly title: string
  readonly isPublished: boolean
  readonly lists: number
}
export const listAll = (q: Queryable): Promise<ListedQuestionnaire[]> => q<ListedQuestionnaire[]>`
  select g.slug, v.content ->> 'title' as title, g.is_published as "isPublished",
    (select count(*)::integer from gift_choice c where c.slug = g.slug) as lists
  from gift_questionnaire g join gift_questionnaire_version v using (slug, version) order by g.position, g.slug`

export interface Written extends Asked {
  readonly isPublished: boolean
  readonly content: GiftQuestionnaire
  readonly by: string | null
  readonly at: Date
}

/** The questionnaire for editing, in this version or the latest. */
export async function findWritten(q: Queryable, slug: string, version: number | null): Promise<Written | undefined> {
  const [row] = await q<Written[]>`
    select g.slug, g.version, g.is_published as "isPublished", v.content,
      u.first_name as by, last.saved_at as at
    from gift_questionnaire g
    join gift_questionnaire_version v on v.slug = g.slug and v.version = coalesce(${version}::integer, g.version)
    join gift_questionnaire_version last on last.slug = g.slug and last.version = g.version
    left join app_user u on u.id = last.saved_by
    where g.slug = ${slug}`
  return row
}

export async function versionsOf(q: Queryable, slug: string): Promise<{ version: number; savedAt: Date }[]> {
  return q<{ version: number; savedAt: Date }[]>`
    select version, saved_at as "savedAt" from gift_questionnaire_version where slug = ${slug}
    order by version desc limit 50`
}

/** Adds a questionnaire at the end of the list; false when its name is taken. */
export async function begin(q: Queryable, slug: string, isPublished: boolean): Promise<boolean> {
  const { count } = await q`
    insert into gift_questionnaire (slug, version, position, is_published)
    select ${slug}, 1, coalesce(max(position), -1) + 1, ${isPublished} from gift_questionnaire
    on conflict (slug) do nothing`
  return count === 1
}

/**
 * Puts these first in the given order, and the others behind them in their present order; false when one is unknown.
 */
export async function putInOrder(tx: Tx, slugs: readonly string[]): Promise<boolean> {
  const { count } = await tx`
    update gift_questionnaire g set position = next.position
    from (
      select g.slug, row_number() over (order by w.nth nulls last, g.position, g.slug)::integer - 1 as position
      from gift_questionnaire g left join unnest(${[...slugs]}::text[]) with ordinality as w (slug, nth) using (slug)
    ) next
    where next.slug = g.slug and (select count(*) from gift_questionnaire where slug = any(${[...slugs]})) = ${slugs.length}`
  return count > 0
}

/** Raises the version, locking the questionnaire until the transaction ends; false when another editor saved first. */
export async function raiseVersion(
  q: Queryable,
  { slug, version, isPublished }: { slug: string; version: number; isPublished: boolean },
): Promise<boolean> {
  const { count } = await q`
    update gift_questionnaire set version = version + 1, is_published = ${isPublished}
    where slug = ${slug} and version = ${version}`
  return count === 1
}

export const keepVersion = (
  q: Queryable,
  { slug, version, content, userId }: { slug: string; version: number; content: GiftQuestionnaire; userId: string },
) => q`
  insert into gift_questionnaire_version (slug, version, content, saved_by)
  values (${slug}, ${version}, ${json(q, content)}, ${userId})`
