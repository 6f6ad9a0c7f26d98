import type { Address } from '@nukkad/contracts/endpoints/people/address'
import type { Queryable } from '../../db.ts'
import type { Fragment } from '../../sql-fragment.ts'

/** The columns of a row besides its owner and default flag. */
export type AddressFields = Omit<Address, 'address_id' | 'is_default'>

const columns = (q: Queryable) => q`
  id::text as address_id, name, phone, line1, line2, landmark, city, state, postcode, kind, is_default`

export async function addressesOf(q: Queryable, userId: string): Promise<Address[]> {
  return q<Address[]>`
    select ${columns(q)} from address where user_id = ${userId} order by is_default desc, id desc`
}

export async function addressOf(q: Queryable, userId: string, id: string): Promise<Address | undefined> {
  const [row] = await q<Address[]>`select ${columns(q)} from address where id = ${id} and user_id = ${userId}`
  return row
}

/** The same as a part of a larger statement, with both ids taken from another row. */
export const addressRow = (q: Queryable, userId: Fragment, id: Fragment): Fragment =>
  q`select ${columns(q)} from address where id = ${id} and user_id = ${userId}`

export async function defaultPincode(q: Queryable, userId: string): Promise<string | null> {
  const [row] = await q<{ postcode: string }[]>`select postcode from address where user_id = ${userId} and is_default`
  return row?.postcode ?? null
}

/** Locks the owner's addresses until the transaction ends: the default and the count depend on all of them. */
export async function lockOwner(q: Queryable, userId: string): Promise<void> {
  await q`select 1 from app_user where id = ${userId} for update`
}

export async function countOf(q: Queryable, userId: string): Promise<number> {
  const [row] = await q<{ count: number }[]>`select count(*) as count from address where user_id = ${userId}`
  return row?.count ?? 0
}

/** The user's address that says exactly the same. */
export async function addressLike(
  q: Queryable,
  userId: string,
  { name, phone, line1, line2, landmark, city, state, postcode, kind }: AddressFields,
): Promise<Address | undefined> {
  const [row] = await q<Address[]>`
    select ${columns(q)} from address
    where user_id = ${userId} and name = ${name} and phone = ${phone} and line1 = ${line1} and line2 = ${line2}
      and landmark = ${landmark} and city = ${city} and state = ${state} and postcode = ${postcode} and kind = ${kind}
    order by id limit 1`
  return row
}

export async function insertAddress(
  q: Queryable,
  userId: string,
  fields: AddressFields,
  isDefault: boolean,
): Promise<Address> {
  const [row] = await q<[Address]>`
    insert into address ${q({ ...fields, user_id: userId, is_default: isDefault })} returning ${columns(q)}`
  return row
}

export async function updateAddress(
  q: Queryable,
  userId: string,
  id: string,
  fields: AddressFields,
  isDefault: boolean,
): Promise<Address | undefined> {
  const [row] = await q<Address[]>`
    update address set ${q({ ...fields, is_default: isDefault })}
    where id = ${id} and user_id = ${userId} returning ${columns(q)}`
  return row
}

export async function deleteAddress(q: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await q`delete from address where id = ${id} and user_id = ${userId} returning 1`
  return rows.length > 0
}

export async function clearDefault(q: Queryable, userId: string): Promise<void> {
  await q`update address set is_default = false where user_id = ${userId} and is_default`
}

/** Makes the newest address the default when the user has addresses but no default. */
export async function ensureDefault(q: Queryable, userId: string): Promise<void> {
  await q`
    update address set is_default = true
    where id = (select max(id) from address where user_id = ${userId})
      and not exists (select 1 from address where user_id = ${userId} and is_default)`
}
