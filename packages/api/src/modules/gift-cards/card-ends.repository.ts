import type { Queryable, Tx } from '../../db.ts'
import { type CardRow, columns } from './card-columns.repository.ts'
import { erasedAddress } from './gift-card.repository.ts'

/** Ends a card. Its code and link remain known, so that their holder can be shown what happened to it. */
export async function end(tx: Queryable, id: string, state: 'refunded' | 'expired'): Promise<void> {
  await tx`update gift_card set state = ${state}, code_seed = null where gift_id = ${id}`
}

/** Makes an expired card valid again. A card that nobody redeemed opens again; one in a wallet is the wallet's. */
export async function extend(
  tx: Tx,
  { id, until, remindedAt }: { id: string; until: Date; remindedAt: Date | null },
): Promise<void> {
  await tx`
    update gift_card set state = case state when 'expired' then 'open' else state end,
      expires_at = greatest(expires_at, ${until}), reminded_at = ${remindedAt}
    where gift_id = ${id}`
}

/** Expired cards that were not redeemed, locked; those locked by others are skipped. */
export async function lockEnded(q: Queryable, now: Date, limit: number): Promise<CardRow[]> {
  return q<CardRow[]>`
    select ${columns(q)} from gift_card c where c.state = 'open' and c.expires_at <= ${now}
    order by c.expires_at limit ${limit} for update skip locked`
}

/** Cards that end before `until` and have not been redeemed, marked as reminded; each is returned once. */
export async function takeEnding(
  q: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    update gift_card set reminded_at = ${now}
    where gift_id in (
      select gift_id from gift_card
      where state = 'open' and delivery = 'sent' and recipient_email is distinct from ${erasedAddress}
        and expires_at > ${now} and expires_at <= ${until} and reminded_at is null
      order by expires_at limit ${limit} for update skip locked
    )
    returning gift_id as id`
  return rows.map(({ id }) => id)
}

export const removeUnpaid = (q: Queryable, before: Date, limit: number) => q`
  delete from gift_card where gift_id in (
    select gift_id from gift_card where state = 'unpaid' and created_at < ${before}
    limit ${limit} for update skip locked
  )`
