import type { Queryable } from '../../db.ts'

/** This many reports hide a question with its answer until an operator has looked at it. */
export const flagsThatHide = 3

/**
 * Reports a public question; false when it is not public. Each person's report counts once, and again for another answer:
 * otherwise the same people could hide what an operator has kept, as often as they like.
 */
export async function flag(
  q: Queryable,
  { id, userId, reason, now }: { id: string; userId: string; reason: string; now: Date },
): Promise<boolean> {
  // Locked, so that each of several reports at once is counted by the next.
  const [shown] = await q<[{ changedAt: Date | null }?]>`
    select answer_changed_at as "changedAt" from product_question where id = ${id} and state = 'answered' and visibility = 'shown'
    for no key update`
  if (!shown) return false
  await q`
    insert into product_question_flag as f (question_id, user_id, reason, created_at)
    values (${id}, ${userId}, ${reason}, ${now})
    on conflict on constraint product_question_flag__identity do update set reason = excluded.reason,
      created_at = case when f.created_at < ${shown.changedAt} then excluded.created_at else f.created_at end`
  await q`
    update product_question set visibility = 'held', version = version + 1
    where id = ${id} and ${flagsThatHide} <= (
      select count(*) from product_question_flag f
      where f.question_id = ${id} and f.created_at > coalesce(read_at, '-infinity'))`
  return true
}

/** Stores an operator's decision to keep a reported question; false when no review was due. */
export async function keep(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { count } = await tx`
    update product_question r set visibility = 'shown', read_at = ${now}, version = version + 1
    where id = ${id} and visibility <> 'removed' and (visibility = 'held' or exists (
      select from product_question_flag f
      where f.question_id = r.id and f.created_at > coalesce(r.read_at, '-infinity')))`
  return count > 0
}

/** Takes any question down, reported or not; false when there is none to take down. */
export async function remove(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const { count } = await tx`
    update product_question set visibility = 'removed', read_at = ${now}, version = version + 1
    where id = ${id} and visibility <> 'removed'`
  return count > 0
}
