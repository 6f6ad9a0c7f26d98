import type { Queryable } from '../../db.ts'

/** This many flags hide a comment until an operator has reviewed it. */
export const flagsThatHide = 3

/** Flags a comment. Each person's flag counts once; enough of them since an operator's last review hide the comment. */
export async function flag(
  q: Queryable,
  { id, userId, reason, now }: { id: string; userId: string; reason: string; now: Date },
): Promise<void> {
  await q`
    insert into comment_flag (comment_id, user_id, reason, created_at) values (${id}, ${userId}, ${reason}, ${now})
    on conflict on constraint comment_flag__identity do update set reason = excluded.reason`
  await q`
    update comment set state = 'held'
    where id = ${id} and state = 'published' and ${flagsThatHide} <= (
      select count(*) from comment_flag f where f.comment_id = ${id} and f.created_at > coalesce(read_at, '-infinity'))`
}

/** Stores an operator's decision; false when no review was due. */
export async function decide(tx: Queryable, id: string, state: 'published' | 'refused', now: Date): Promise<boolean> {
  const rows = await tx`
    update comment c set state = ${state}, read_at = ${now}
    where id = ${id} and deleted_at is null and state <> 'refused' and (state = 'held' or exists (
      select from comment_flag f where f.comment_id = c.id and f.created_at > coalesce(c.read_at, '-infinity')))
    returning id`
  return rows.length > 0
}
