import type { Queryable } from '../../db.ts'

export interface MerchantRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly maker: string
  /** The last day of an absence that has begun; null for a merchant who is not away. */
  readonly awayUntil: string | null
}

export async function merchantOfUser(q: Queryable, userId: string): Promise<MerchantRow | undefined> {
  const [row] = await q<MerchantRow[]>`
    select m.id, m.slug, m.name, m.maker, case when m.is_away then m.away_until::text end as "awayUntil"
    from merchant_account a join merchant m on m.id = a.merchant_id where a.user_id = ${userId}`
  return row
}

export interface MerchantPerson {
  readonly userId: number
  readonly merchantId: number
  readonly email: string
  readonly firstName: string
}

/** All users who act for these merchants. */
export async function peopleOf(q: Queryable, merchantIds: readonly number[]): Promise<MerchantPerson[]> {
  return q<MerchantPerson[]>`
    select a.user_id as "userId", a.merchant_id as "merchantId", u.email, u.first_name as "firstName"
    from merchant_account a join app_user u on u.id = a.user_id
    where a.merchant_id = any(${[...merchantIds]}::bigint[]) order by a.user_id`
}
