import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'

export interface Hold {
  readonly transactionId: string
  readonly userId: string
  readonly cartId: number | null
  readonly perks: Paise
  readonly credit: Paise
  readonly state: 'held' | 'captured' | 'released'
  readonly heldAt: Date
  readonly until: Date
}

export async function findHold(q: Queryable, transactionId: string): Promise<Hold | undefined> {
  const [row] = await q<Hold[]>`
    select transaction_id as "transactionId", user_id::text as "userId", cart_id as "cartId", perks_paise as perks,
      credit_paise as credit, state, held_at as "heldAt", expires_at as until
    from wallet_hold where transaction_id = ${transactionId}`
  return row
}

export async function putHold(tx: Tx, hold: Omit<Hold, 'state'>): Promise<void> {
  await tx`
    insert into wallet_hold (transaction_id, user_id, cart_id, perks_paise, credit_paise, held_at, expires_at)
    values (
      ${hold.transactionId}, ${hold.userId}, ${hold.cartId}, ${hold.perks}, ${hold.credit}, ${hold.heldAt}, ${hold.until}
    )
    on conflict on constraint wallet_hold__identity do update set
      cart_id = excluded.cart_id, perks_paise = excluded.perks_paise, credit_paise = excluded.credit_paise,
      state = 'held', held_at = excluded.held_at, expires_at = excluded.expires_at`
}

export async function moveHold(tx: Tx, transactionId: string, state: Hold['state']): Promise<void> {
  await tx`update wallet_hold set state = ${state} where transaction_id = ${transactionId} and state <> 'captured'`
}

export interface Usable {
  readonly perks: Paise
  readonly credit: Paise
  readonly heldPerks: Paise
  readonly heldCredit: Paise
}

/** What can be spent now, besides what payments under way (but not this one) have set aside. */
export async function usable(q: Queryable, userId: string, now: Date, besides?: string): Promise<Usable> {
  const [row] = await q<[Usable]>`
    with held as (
      select coalesce(sum(perks_paise), 0) as perks, coalesce(sum(credit_paise), 0) as credit from wallet_hold
      where user_id = ${userId} and state = 'held' and expires_at > ${now}
        and transaction_id is distinct from ${besides ?? null}
    )
    select
      greatest(0, coalesce((
        select sum(left_paise) from perks_lot where user_id = ${userId} and left_paise > 0 and expires_at > ${now}
      ), 0) - held.perks)::bigint as perks,
      greatest(0, coalesce((
        select balance_paise from wallet_account where user_id = ${userId} and kind = 'credit'
      ), 0) - held.credit)::bigint as credit,
      held.perks::bigint as "heldPerks", held.credit::bigint as "heldCredit"
    from held`
  return row
}
