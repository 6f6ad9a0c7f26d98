import type { Queryable, Tx } from '../../db.ts'
import type { Seller } from './invoice-document.ts'

/** The details of a seller as its merchant edits them. */
export interface SellerDetails {
  readonly legalName: string
  readonly gstin: string | null
  readonly line1: string
  readonly line2: string
  /** As post offices write it; null in details of before merchants edited them. */
  readonly city: string | null
  readonly pincode: string
  readonly state: string
  readonly phone: string | null
}

/**
 * The seller on a document: the merchant's current details, or those it had in the state that the tax of the order was
 * computed from.
 */
export async function findSeller(q: Queryable, merchantId: number, state: string | null): Promise<Seller | undefined> {
  const [row] = await q<Seller[]>`
    select legal_name as "legalName", gstin, state,
      array_remove(array[
        line1, nullif(concat_ws(' ', nullif(line2, ''), case when city is null then pincode end), ''),
        city || ' ' || pincode, state], null) as address
    from (
      select legal_name, gstin, line1, line2, city, pincode, state, 1 as age from seller
      where merchant_id = ${merchantId}
      union all
      select legal_name, gstin, line1, line2, city, pincode, state, 2 from former_seller
      where merchant_id = ${merchantId} and state = ${state}::text
    ) known
    order by state = ${state}::text desc nulls last, age limit 1`
  return row
}

export async function sellerDetails(q: Queryable, merchantId: number): Promise<SellerDetails | undefined> {
  const [row] = await q<SellerDetails[]>`
    select legal_name as "legalName", gstin, line1, line2, city, pincode, state, phone
    from seller where merchant_id = ${merchantId}`
  return row
}

/**
 * Replaces the details of a seller. Those of a state that it leaves are kept; without any, what is known of the
 * merchant, so this comes before the merchant's own row is changed.
 */
export async function replaceSeller(tx: Tx, merchantId: number, details: SellerDetails): Promise<void> {
  const { legalName, gstin, line1, line2, city, pincode, state, phone } = details
  await tx`
    insert into former_seller (merchant_id, state, legal_name, gstin, line1, line2, city, pincode)
    select m.id, m.state, coalesce(s.legal_name, m.name), s.gstin, coalesce(s.line1, m.locality), coalesce(s.line2, ''),
      s.city, coalesce(s.pincode, m.pincode)
    from merchant m left join seller s on s.merchant_id = m.id
    where m.id = ${merchantId} and m.state <> ${state}
    on conflict (merchant_id, state) do update set
      legal_name = excluded.legal_name, gstin = excluded.gstin, line1 = excluded.line1, line2 = excluded.line2,
      city = excluded.city, pincode = excluded.pincode`
  await tx`
    insert into seller (merchant_id, legal_name, gstin, line1, line2, city, pincode, state, phone)
    values (${merchantId}, ${legalName}, ${gstin}, ${line1}, ${line2}, ${city}, ${pincode}, ${state}, ${phone})
    on conflict (merchant_id) do update set
      legal_name = excluded.legal_name, gstin = excluded.gstin, line1 = excluded.line1, line2 = excluded.line2,
      city = excluded.city, pincode = excluded.pincode, state = excluded.state, phone = excluded.phone`
}
