import type { Queryable, Tx } from '../../db.ts'
import type { Fragment } from '../../sql-fragment.ts'

/** What the calls of a cart say about where its buyer came from. */
export interface CartOrigin {
  /** `ref` of the visit */
  readonly source?: string | undefined
  /** `aff_id` of the last thirty days */
  readonly affiliation?: string | undefined
  readonly referralCode?: string | undefined
  readonly clickId?: string | undefined
  readonly prepaidOffer?: boolean | undefined
}

/** Whether it says anything. */
export const isSaid = (origin: CartOrigin): boolean => Object.values(origin).some((value) => value !== undefined)

/** Values given now replace earlier ones; values not given now stay. */
const latestCounts = (q: Queryable) => q`
    on conflict (cart_id) do update set
      source = coalesce(excluded.source, o.source), affiliation = coalesce(excluded.affiliation, o.affiliation),
      affiliated_at = coalesce(excluded.affiliated_at, o.affiliated_at),
      referral_code = coalesce(excluded.referral_code, o.referral_code),
      click_id = coalesce(excluded.click_id, o.click_id),
      prepaid_offer = coalesce(excluded.prepaid_offer, o.prepaid_offer)`

/** Records where the buyer of this cart came from. */
export async function keepOrigin(q: Queryable, cartId: number, origin: CartOrigin, now: Date): Promise<void> {
  if (!isSaid(origin)) return
  const { source = null, affiliation = null, referralCode = null, clickId = null, prepaidOffer = null } = origin
  await q`
    insert into cart_origin as o (cart_id, source, affiliation, affiliated_at, referral_code, click_id, prepaid_offer)
    values (
      ${cartId}, ${source}, ${affiliation}, ${affiliation === null ? null : now}, ${referralCode}, ${clickId},
      ${prepaidOffer}
    )
    ${latestCounts(q)}`
}

/** Gives the cart of a guest who signed in the origin of the guest's cart. */
export async function mergeOrigin(tx: Tx, from: number, to: number): Promise<void> {
  await tx`
    insert into cart_origin as o (cart_id, source, affiliation, affiliated_at, referral_code, click_id, prepaid_offer)
    select ${to}, source, affiliation, affiliated_at, referral_code, click_id, prepaid_offer
    from cart_origin where cart_id = ${from}
    ${latestCounts(tx)}`
}

interface Placed {
  readonly cartId: number
  readonly userId: number
  readonly orderIds: readonly string[]
  readonly now: Date
}

/**
 * Copies a cart's origin to its orders, with the affiliate rule in force now. An affiliation is ignored after thirty
 * days, and no one is paid for their own purchases.
 */
export const copyOrigin = (tx: Tx, { cartId, userId, orderIds, now }: Placed): Fragment => tx`
  insert into order_origin (
    order_id, source, affiliation, referral_code, click_id, prepaid_offer, affiliate_id, percent
  )
  select placed.order_id, o.source, known.affiliation, o.referral_code, o.click_id, o.prepaid_offer, a.affiliate_id,
    a.percent
  from cart_origin o
  cross join lateral (
    select case when o.affiliated_at > ${now}::timestamptz - interval '30 days' then o.affiliation end as affiliation
  ) known
  left join affiliate a on a.code = known.affiliation and a.starts_at <= ${now} and a.ends_at > ${now}
    and a.user_id is distinct from ${userId}
  cross join unnest(${orderIds as string[]}::text[]) as placed (order_id)
  where o.cart_id = ${cartId}`

/** Forgets where a user's carts came from. */
export async function forgetOrigins(q: Queryable, userId: string): Promise<void> {
  await q`delete from cart_origin where cart_id in (select cart_id from cart where user_id = ${userId})`
}
