import type { ListedMerchant, MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import type { Queryable, Tx } from '../../../db.ts'

export interface MerchantWish {
  readonly words: string | undefined
  readonly page: number
  readonly pagesize: number
}

/** Merchants by name; `city` is a slug. */
export async function listMerchants(
  q: Queryable,
  { words, page, pagesize }: MerchantWish,
): Promise<{ readonly rows: ListedMerchant[]; readonly total: number }> {
  const pattern = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const found = q`(m.name ilike ${pattern} or m.maker ilike ${pattern} or m.slug like ${pattern})`
  const rows = await q<ListedMerchant[]>`
    select m.slug, m.name, m.maker, m.city,
      (select count(*)::integer from product p where p.merchant_id = m.id and p.is_published) as products,
      (select count(*)::integer from merchant_account a where a.merchant_id = m.id) as people,
      (select count(*)::integer from merchant_invitation i where i.merchant_id = m.id) as invited
    from merchant m where ${found} order by lower(m.name), m.id limit ${pagesize} offset ${(page - 1) * pagesize}`
  const [counted] = await q<[{ total: number }]>`select count(*)::integer as total from merchant m where ${found}`
  return { rows, total: counted.total }
}

export interface MerchantHead {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly maker: string
}

export async function merchantBySlug(q: Queryable, slug: string): Promise<MerchantHead | undefined> {
  const [row] = await q<MerchantHead[]>`select id, slug, name, maker from merchant where slug = ${slug}`
  return row
}

/** Locks a merchant while its people change. */
export async function lockMerchant(tx: Tx, slug: string): Promise<MerchantHead | undefined> {
  const [row] = await tx<MerchantHead[]>`select id, slug, name, maker from merchant where slug = ${slug} for update`
  return row
}

/** Locks the merchant that this account acts for; undefined when it acts for none. */
export async function lockMerchantOf(tx: Tx, userId: string): Promise<MerchantHead | undefined> {
  const [row] = await tx<MerchantHead[]>`
    select m.id, m.slug, m.name, m.maker from merchant m
    where m.id = (select a.merchant_id from merchant_account a where a.user_id = ${userId}) for update`
  // The previous holder of the lock may have removed this account.
  const [still] = row
    ? await tx`select from merchant_account where user_id = ${userId} and merchant_id = ${row.id}`
    : []
  return still && row
}

/** The accounts of a merchant. While none is marked as an owner, the one that came first is. */
export const peopleOfMerchant = (q: Queryable, merchantId: number) => q<MerchantPeople['people']>`
  select u.id::text, trim(u.first_name || ' ' || u.last_name) as name, coalesce(u.email, '') as email,
    wire_time(a.created_at) as since,
    a.is_owner or not bool_or(a.is_owner) over () and row_number() over (order by a.created_at, u.id) = 1 as "isOwner"
  from merchant_account a join app_user u on u.id = a.user_id where a.merchant_id = ${merchantId}
  order by a.created_at, u.id`

/** Marks these accounts of a merchant as its owners, and no other. */
export const setOwners = (tx: Tx, merchantId: number, userIds: readonly string[]) => tx`
  update merchant_account set is_owner = user_id = any(${[...userIds]}::bigint[]) where merchant_id = ${merchantId}`

export async function countInvitations(q: Queryable, merchantId: number): Promise<number> {
  const [row] = await q<[{ open: number }]>`
    select count(*)::integer as open from merchant_invitation where merchant_id = ${merchantId}`
  return row.open
}

export const invitationsOfMerchant = (q: Queryable, merchantId: number, now: Date) => q<MerchantPeople['invitations']>`
  select i.id, i.email, coalesce(u.first_name, 'Someone') as by, wire_time(i.sent_at) as "sentAt",
    wire_time(i.expires_at) as "expiresAt", i.expires_at <= ${now} as "isExpired",
    i.undeliverable_at is not null as "isUndeliverable"
  from merchant_invitation i left join app_user u on u.id = i.invited_by where i.merchant_id = ${merchantId}
  order by i.sent_at, i.id`

/** Ties an account to a merchant; false when it acts for one already. */
export async function addPerson(tx: Tx, userId: string, merchantId: number): Promise<boolean> {
  const { count } = await tx`
    insert into merchant_account (user_id, merchant_id) values (${userId}, ${merchantId})
    on conflict (user_id) do nothing`
  return count === 1
}

/** False when this account does not act for this merchant. */
export async function removePerson(tx: Tx, userId: string, merchantId: number): Promise<boolean> {
  const { count } = await tx`
    delete from merchant_account where user_id = ${userId} and merchant_id = ${merchantId}`
  return count === 1
}
