import type { Queryable } from '../../db.ts'

export interface FollowNumbers {
  readonly followers: number
  readonly following: number
}

export async function insert(q: Queryable, followerId: string, followedId: string, now: Date): Promise<void> {
  await q`
    insert into follow (follower_id, followed_id, created_at) values (${followerId}, ${followedId}, ${now})
    on conflict on constraint follow__identity do nothing`
}

export async function remove(q: Queryable, followerId: string, followedId: string): Promise<void> {
  await q`delete from follow where follower_id = ${followerId} and followed_id = ${followedId}`
}

export async function isFollowing(q: Queryable, followerId: string, followedId: string): Promise<boolean> {
  const [row] = await q<[{ is: boolean }]>`
    select exists (select from follow where follower_id = ${followerId} and followed_id = ${followedId}) as is`
  return row.is
}

export async function numbersOf(q: Queryable, userId: string): Promise<FollowNumbers> {
  const [row] = await q<[FollowNumbers]>`
    select (select count(*)::integer from follow where followed_id = ${userId}) as followers,
      (select count(*)::integer from follow where follower_id = ${userId}) as following`
  return row
}

/** Followers or followed accounts, newest first. */
export async function page(
  q: Queryable,
  userId: string,
  side: 'followers' | 'following',
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows =
    side === 'followers'
      ? await q<{ id: string }[]>`
          select follower_id::text as id from follow where followed_id = ${userId}
          order by created_at desc, follower_id limit ${limit} offset ${offset}`
      : await q<{ id: string }[]>`
          select followed_id::text as id from follow where follower_id = ${userId}
          order by created_at desc, followed_id limit ${limit} offset ${offset}`
  return rows.map(({ id }) => id)
}
