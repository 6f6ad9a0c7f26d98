import type { Queryable } from '../../../db.ts'
import type { NoticeKind } from '../../mail/notice-kinds.ts'

/** The kinds of mail that a user has unsubscribed from. */
export async function refusedBy(q: Queryable, userId: string): Promise<ReadonlySet<string>> {
  const rows = await q<{ kind: string }[]>`select kind from notice_refusal where user_id = ${userId}`
  return new Set(rows.map(({ kind }) => kind))
}

export async function allow(q: Queryable, userId: string, kind: NoticeKind): Promise<void> {
  await q`delete from notice_refusal where user_id = ${userId} and kind = ${kind}`
}

export async function refuse(q: Queryable, userId: string, kind: NoticeKind, at: Date): Promise<void> {
  await q`
    insert into notice_refusal (user_id, kind, refused_at) values (${userId}, ${kind}, ${at}) on conflict do nothing`
}
