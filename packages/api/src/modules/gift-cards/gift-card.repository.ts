import type { Queryable, Tx } from '../../db.ts'
import { type CardRow, columns, type Recipient } from './card-columns.repository.ts'

/** Stored in place of the recipient's address when that was erased. */
export const erasedAddress = 'erased@nukkad.invalid'

export interface NewCard extends Pick<CardRow, 'id' | 'design' | 'amount' | 'message' | 'senderName'> {
  readonly buyerId: string
  readonly recipient: Recipient
  readonly deliverAt: Date
  readonly expiresAt: Date
}

export async function insert(tx: Tx, card: NewCard, now: Date): Promise<void> {
  const { name, email, phone } = card.recipient
  await tx`
    insert into gift_card (
      gift_id, buyer_id, design_slug, amount_paise, recipient_name, recipient_email, recipient_phone, message,
      sender_name, deliver_at, expires_at, created_at
    ) values (
      ${card.id}, ${card.buyerId}, ${card.design}, ${card.amount}, ${name}, ${email}, ${phone}, ${card.message},
      ${card.senderName}, ${card.deliverAt}, ${card.expiresAt}, ${now}
    )`
}

/** Changes a card that is not paid yet: it stays the same card, so that of two payments for it one is refunded. */
export async function rewrite(tx: Tx, id: string, card: Omit<NewCard, 'id' | 'buyerId'>): Promise<void> {
  const { name, email, phone } = card.recipient
  await tx`
    update gift_card set design_slug = ${card.design}, amount_paise = ${card.amount}, recipient_name = ${name},
      recipient_email = ${email}, recipient_phone = ${phone}, message = ${card.message},
      sender_name = ${card.senderName}, deliver_at = ${card.deliverAt}, expires_at = ${card.expiresAt}
    where gift_id = ${id} and state = 'unpaid'`
}

export async function find(q: Queryable, id: string): Promise<CardRow | undefined> {
  const [row] = await q<CardRow[]>`select ${columns(q)} from gift_card c where c.gift_id = ${id}`
  return row
}

export async function findAll(q: Queryable, ids: readonly string[]): Promise<CardRow[]> {
  return q<CardRow[]>`select ${columns(q)} from gift_card c where c.gift_id = any(${[...ids]}::text[])`
}

export async function lock(tx: Queryable, id: string): Promise<CardRow | undefined> {
  const [row] = await tx<CardRow[]>`
    select ${columns(tx)} from gift_card c where c.gift_id = ${id} for update`
  return row
}

/** Marks a card as paid: from now on it is a debt of the shop. */
export async function open(
  tx: Tx,
  card: Pick<CardRow, 'id' | 'deliverAt' | 'expiresAt' | 'isPaidOnline'> & { transactionId: string },
): Promise<void> {
  await tx`
    update gift_card set state = 'open', delivery = 'scheduled', generation = 1, transaction_id = ${card.transactionId},
      is_paid_online = ${card.isPaidOnline}, deliver_at = ${card.deliverAt}, expires_at = ${card.expiresAt}
    where gift_id = ${card.id}`
}

export async function redeem(tx: Tx, id: string, userId: string, now: Date): Promise<void> {
  await tx`
    update gift_card set state = 'redeemed', redeemed_by = ${userId}, redeemed_at = ${now}, code_seed = null
    where gift_id = ${id}`
}

export async function listOfBuyer(
  q: Queryable,
  buyerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<CardRow[]> {
  return q<CardRow[]>`
    select ${columns(q)} from gift_card c where c.buyer_id = ${buyerId} and c.state <> 'unpaid'
    order by c.created_at desc, c.gift_id limit ${limit} offset ${offset}`
}
export async function countOfBuyer(q: Queryable, buyerId: string): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*) as count from gift_card where buyer_id = ${buyerId} and state <> 'unpaid'`
  return row.count
}
