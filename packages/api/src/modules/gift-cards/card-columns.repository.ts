import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

type CardState = 'unpaid' | 'open' | 'redeemed' | 'expired' | 'refunded'
type Delivery = 'unpaid' | 'scheduled' | 'sending' | 'sent' | 'bounced'

/** The recipient of a card, by mail or by text. */
export interface Recipient {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

/** A gift card; `generation` counts its sendings, each of which makes the earlier code invalid. */
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

export const columns = (q: Queryable) => q`
  c.gift_id as id, c.buyer_id as "buyerId", c.design_slug as design, c.amount_paise as amount,
  c.recipient_name as "recipientName", c.recipient_email as email, c.recipient_phone as phone, c.message,
  c.sender_name as "senderName", c.deliver_at as "deliverAt", c.expires_at as "expiresAt", c.state, c.delivery,
  c.generation, c.sent_at as "sentAt", c.code_seed as seed, c.last_four as "lastFour",
  c.transaction_id as "transactionId", c.is_paid_online as "isPaidOnline", c.redeemed_by as "redeemedBy",
  c.redeemed_at as "redeemedAt"`
