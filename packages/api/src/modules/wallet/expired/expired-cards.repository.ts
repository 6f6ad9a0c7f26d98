import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

/** A card in a wallet, with what expired of it and was not made valid again. */
export interface CardInWallet {
  readonly giftId: string
  readonly lotId: number
  readonly userId: string
  readonly amount: Paise
  readonly left: Paise
  readonly expires: Date
  /** The part that expired and was booked out of the account. */
  readonly bookedOut: Paise
  /** When a part was last booked out. */
  readonly bookedAt: Date | null
}

/** Cards by their ids, or those in one wallet that expired after `since`. */
type Which = { readonly ids: readonly string[] } | { readonly userId: string; readonly since: Date; readonly now: Date }

/** Callers who change what they find hold the wallet's lock. */
export async function cardsInWallets(q: Queryable, which: Which): Promise<CardInWallet[]> {
  return q<CardInWallet[]>`
    select l.gift_id as "giftId", l.lot_id as "lotId", l.user_id::text as "userId", l.amount_paise as amount,
      l.left_paise as left, l.expires_at as expires, x.booked as "bookedOut", x.at as "bookedAt"
    from wallet_lot l cross join lateral (
      select coalesce(-sum(p.amount_paise), 0)::bigint as booked,
        max(e.at) filter (where e.kind = 'gift_card_expired') as at
      from wallet_account a join wallet_posting p using (account_id) join wallet_entry e using (entry_id)
      where a.user_id = l.user_id and a.kind = 'gift_cards' and e.gift_id = l.gift_id
        and e.kind in ('gift_card_expired', 'gift_card_extended')
    ) x
    where ${
      'ids' in which
        ? q`l.gift_id = any(${[...which.ids]}::text[])`
        : q`l.user_id = ${which.userId} and l.kind = 'gift_cards'
          and (l.left_paise > 0 and l.expires_at <= ${which.now} and l.expires_at > ${which.since}
            or x.booked > 0 and x.at > ${which.since})`
    }
    order by l.expires_at desc, l.lot_id desc limit 100`
}

/** What expired of a card, whether or not that was booked. */
export const expiredOf = ({ left, expires, bookedOut }: CardInWallet, now: Date): Paise =>
  bookedOut + (expires <= now ? left : 0)

/** Puts back what was booked out of a lot, and makes the lot valid until then, unless it is valid for longer. */
export async function extendLot(
  tx: Queryable,
  lot: { readonly lotId: number; readonly back: Paise; readonly until: Date; readonly remindedAt: Date | null },
): Promise<void> {
  await tx`
    update wallet_lot set left_paise = left_paise + ${lot.back}, expires_at = greatest(expires_at, ${lot.until}),
      reminded_at = ${lot.remindedAt}
    where lot_id = ${lot.lotId}`
}
