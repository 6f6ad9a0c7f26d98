import type { GiftAnswer } from '@nukkad/contracts/endpoints/shop/gift-finder'
import type { Queryable } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import type { Asked } from './questionnaire.ts'

export interface KeptChoice extends Asked {
  readonly id: string
  readonly answers: readonly GiftAnswer[]
}

/** Saved answers with the questions as they were asked then. */
export async function choiceById(q: Queryable, slug: string, id: string): Promise<KeptChoice | undefined> {
  const [row] = await q<KeptChoice[]>`
    select c.id, c.slug, c.version, c.answers, v.content from gift_choice c
    join gift_questionnaire_version v using (slug, version) where c.id = ${id} and c.slug = ${slug}`
  return row
}

/** The owner of a list: an account, or the browser whose key has this hash. */
export interface Owner {
  readonly userId: string | null
  readonly browserKey: Buffer | null
}

/** Locks the owner's list and returns the questionnaire it belongs to; undefined for another owner's list. */
export async function lockOwn(q: Queryable, id: string, owner: Owner): Promise<{ slug: string } | undefined> {
  const [row] = await q<{ slug: string }[]>`
    select slug from gift_choice
    where id = ${id} and (user_id = ${owner.userId}::bigint or browser_key = ${owner.browserKey}::bytea)
   for update`
  return row
}

interface Kept {
  readonly id: string
  readonly asked: Asked
  readonly answers: readonly GiftAnswer[]
  readonly now: Date
}

export const keep = (q: Queryable, { id, asked, answers, now }: Kept, { userId, browserKey }: Owner) => q`
  insert into gift_choice (id, slug, version, answers, user_id, browser_key, created_at, changed_at)
  values (
    ${id}, ${asked.slug}, ${asked.version}, ${json(q, answers)}, ${userId}::bigint,
    ${userId === null ? browserKey : null}::bytea, ${now}, ${now}
  )`

export const change = (q: Queryable, { id, asked, answers, now }: Kept) => q`
  update gift_choice set version = ${asked.version}, answers = ${json(q, answers)}, changed_at = ${now}
  where id = ${id}`

export const removeOld = (q: Queryable, before: Date, limit: number) => q`
  delete from gift_choice where id in (
    select id from gift_choice where changed_at < ${before} limit ${limit} for update skip locked
  )`
