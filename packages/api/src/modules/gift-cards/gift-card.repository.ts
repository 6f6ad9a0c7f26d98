import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

type CardState = 'unpaid' | 'open' | 'redeemed' | 'expired' | 'refunded'
type Delivery = 'unpaid' | 'scheduled' | 'sending' | 'sent' | 'bounced'

/** The recipient of a card, by mail or by text. */
export interface Recipient {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

export interface CardRow {
  readonly id: string
  readonly buyerId: number
  readonly design: string
  readonly amount: Paise
  readonly recipientName: string
  readonly email: string | null
  readonly phone: string | null
  readonly message: string
  readonly senderName: string
  readonly deliverAt: Date
  readonly expiresAt: Date
  readonly state: CardState
  readonly delivery: Delivery
  readonly generation: number
  readonly sentAt: Date | null
  readonly seed: Uint8Array | null
  readonly lastFour: string | null
  readonly transactionId: string | null
  readonly isPaidOnline: boolean
  readonly redeemedBy: number | null
  readonly redeemedAt: Date | null
}

/** Stored in place of the recipient's address when that was erased. */
export const erasedAddress = 'erased@nukkad.invalid'

const columns = (q: Queryable) => q`
  c.gift_id as id, c.buyer_id as "buyerId", c.design_slug as design, c.amount_paise as amount,
  c.recipient_name as "recipientName", c.recipient_email as email, c.recipient_phone as phone, c.message,
  c.sender_name as "senderName", c.deliver_at as "deliverAt", c.expires_at as "expiresAt", c.state, c.delivery,
  c.generation, c.sent_at as "sentAt", c.code_seed as seed, c.last_four as "lastFour",
  c.transaction_id as "transactionId", c.is_paid_online as "isPaidOnline", c.redeemed_by as "redeemedBy",
  c.redeemed_at as "redeemedAt"`

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

/** One of the two secrets of a card, as its hash. */
export type Secret = { readonly codeHash: Buffer } | { readonly tokenHash: Buffer }
const by = (q: Queryable, secret: Secret) =>
  'codeHash' in secret ? q`c.code_hash = ${secret.codeHash}` : q`c.token_hash = ${secret.tokenHash}`

export async function findBySecret(q: Queryable, secret: Secret): Promise<CardRow | undefined> {
  const [row] = await q<CardRow[]>`select ${columns(q)} from gift_card c where ${by(q, secret)}`
  return row
}

export async function lockBySecret(tx: Tx, secret: Secret): Promise<CardRow | undefined> {
  const [row] = await tx<CardRow[]>`
    select ${columns(tx)} from gift_card c where ${by(tx, secret)} for update`
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

export interface Redirection {
  readonly recipient: Recipient
  readonly message: string
  readonly senderName: string
  readonly deliverAt: Date
  readonly expiresAt: Date
}

/**
 * Schedules a new sending: code and link of earlier ones become invalid, and sendings that are still queued are
 * dropped.
 */
export async function schedule(tx: Queryable, id: string, to: Redirection): Promise<number> {
  const { name, email, phone } = to.recipient
  const [row] = await tx<[{ generation: number }]>`
    update gift_card set recipient_name = ${name}, recipient_email = ${email}, recipient_phone = ${phone},
      message = ${to.message}, sender_name = ${to.senderName}, deliver_at = ${to.deliverAt},
      expires_at = ${to.expiresAt}, delivery = 'scheduled', generation = generation + 1, sent_at = null,
      code_seed = null, code_hash = null, token_hash = null, last_four = null
    where gift_id = ${id} returning generation`
  return row.generation
}

/** Changes the words only; nothing is sent. */
export async function reword(tx: Tx, id: string, { message, senderName }: Pick<Redirection, 'message' | 'senderName'>) {
  await tx`update gift_card set message = ${message}, sender_name = ${senderName} where gift_id = ${id}`
}

export async function noteSending(tx: Tx, id: string): Promise<void> {
  await tx`update gift_card set delivery = 'sending' where gift_id = ${id}`
}

export interface Secrets {
  readonly seed: Buffer
  readonly codeHash: Buffer
  readonly tokenHash: Buffer
  readonly lastFour: string
}
export async function keepSecrets(tx: Tx, id: string, { seed, codeHash, tokenHash, lastFour }: Secrets): Promise<void> {
  await tx`
    update gift_card set code_seed = ${seed}, code_hash = ${codeHash}, token_hash = ${tokenHash}, last_four = ${lastFour}
    where gift_id = ${id}`
}

/**
 * Records that this sending was sent or bounced, unless a newer one has replaced it. False when it was recorded before.
 */
export async function noteLeft(
  tx: Tx,
  { id, generation, delivery, now }: { id: string; generation: number; delivery: 'sent' | 'bounced'; now: Date },
): Promise<boolean> {
  const rows = await tx`
    update gift_card set delivery = ${delivery}, code_seed = null, sent_at = ${delivery === 'sent' ? now : null}
    where gift_id = ${id} and generation = ${generation} and delivery = 'sending' returning gift_id`
  return rows.length === 1
}

export async function redeem(tx: Tx, id: string, userId: string, now: Date): Promise<void> {
  await tx`
    update gift_card set state = 'redeemed', redeemed_by = ${userId}, redeemed_at = ${now}, code_seed = null
    where gift_id = ${id}`
}

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
