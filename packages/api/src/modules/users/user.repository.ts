import type { User } from '@nukkad/contracts/endpoints/people/auth'
import type { EngagementProfile } from '@nukkad/contracts/endpoints/people/engagement'
import type { Queryable } from '../../db.ts'

/** The row of an account. */
export interface UserRow {
  id: string
  /** empty for accounts that sign in by phone only */
  email: string
  first_name: string
  last_name: string
  phone: string | null
  role: User['role']
  password_hash: string | null
  email_verified_at: Date | null
  created_at: Date
  closed_at: Date | null
  last_seen_at: Date
  has_ordered: boolean
  engagement: Engagement | null
}

export const columns = (q: Queryable) => q`
  id::text, coalesce(email, '') as email, first_name, last_name, (
    select i.phone from phone_identity i where i.user_id = app_user.id
  ) as phone, role, password_hash, email_verified_at, created_at, closed_at, last_seen_at, (
    select json_build_object(
      'city', e.city, 'preferences', e.preferences, 'gender', e.gender, 'birthYear', e.birth_year
    ) from engagement_profile e where e.user_id = app_user.id
  ) as engagement, has_ordered(app_user.id) as has_ordered`

export async function userById(q: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await q<UserRow[]>`select ${columns(q)} from app_user where id = ${id}`
  return row
}

export async function userByEmail(q: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await q<UserRow[]>`select ${columns(q)} from app_user where email = ${email}`
  return row
}

/** The user of an access token, unless its session has ended. */
export async function userOfSession(q: Queryable, id: string, familyId: string): Promise<UserRow | undefined> {
  const [row] = await q<UserRow[]>`
    select ${columns(q)} from app_user
    where id = ${id} and exists (
      select 1 from session_family where id = ${familyId} and user_id = app_user.id and ended_at is null
    )`
  return row
}

export interface NewUser {
  email: string | null
  first_name: string
  last_name: string
  password_hash: string | null
  email_verified_at: Date | null
}

/** Undefined when the email address already has an account. */
export async function insertUser(q: Queryable, user: NewUser): Promise<UserRow | undefined> {
  const [row] = await q<UserRow[]>`
    insert into app_user ${q({ ...user })}
    on conflict on constraint app_user__one_per_email do nothing
    returning ${columns(q)}`
  return row
}

export async function setPassword(q: Queryable, id: string, hash: string | null): Promise<void> {
  await q`update app_user set password_hash = ${hash} where id = ${id}`
}

export async function changeRole(q: Queryable, id: string, from: User['role'], to: User['role']): Promise<boolean> {
  const rows = await q`update app_user set role = ${to} where id = ${id} and role = ${from} returning id`
  return rows.length === 1
}

/** Records a visit, to the day. It reopens a closed account; true if it did. */
export async function noteSeen(q: Queryable, id: string, at: Date): Promise<boolean> {
  const [row] = await q<{ wasClosed: boolean }[]>`
    update app_user u set last_seen_at = ${at}, closed_at = null
    from (select closed_at is not null as was_closed from app_user where id = ${id} for update) before
    where u.id = ${id} and u.erased_at is null
      and (u.last_seen_at < ${new Date(at.getTime() - 86_400_000)} or before.was_closed)
    returning before.was_closed as "wasClosed"`
  return row?.wasClosed ?? false
}

/** A user's answers for suggestions. */
export interface Engagement extends Omit<EngagementProfile, 'age'> {
  readonly birthYear: number | null
}
