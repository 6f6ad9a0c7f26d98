import type { Queryable, Tx } from '../../../db.ts'
import type { Recipient } from '../card-columns.repository.ts'

/** To whom and when a card is sent, and with which words. */
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
