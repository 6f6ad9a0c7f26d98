import { randomInt } from 'node:crypto'

/** The entities of Razorpay's API, field by field; amounts in paise, times in seconds. */
export interface OrderEntity {
  readonly id: string
  readonly entity: 'order'
  readonly amount: number
  amount_paid: number
  amount_due: number
  readonly currency: string
  readonly receipt: string | null
  readonly offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  readonly notes: Notes
  readonly created_at: number
}

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
export type PaymentWay = 'upi' | 'card' | 'netbanking'
export interface PaymentEntity {
  readonly id: string
  readonly entity: 'payment'
  readonly amount: number
  readonly currency: string
  status: PaymentStatus
  readonly order_id: string
  readonly invoice_id: string | null
  readonly international: false
  readonly method: PaymentWay
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  readonly description: string | null
  readonly card_id: string | null
  readonly bank: string | null
  readonly wallet: null
  readonly vpa: string | null
  readonly email: string
  readonly contact: string
  readonly notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  readonly acquirer_data: Readonly<Record<string, string>>
  readonly created_at: number
}

export interface RefundEntity {
  readonly id: string
  readonly entity: 'refund'
  readonly amount: number
  readonly currency: string
  readonly payment_id: string
  readonly notes: Notes
  readonly receipt: string | null
  readonly acquirer_data: Readonly<Record<string, string | null>>
  readonly created_at: number
  readonly batch_id: null
  status: 'pending' | 'processed' | 'failed'
  speed_processed: 'normal' | 'instant'
  readonly speed_requested: string
}

export interface CustomerEntity {
  readonly id: string
  readonly entity: 'customer'
  readonly name: string
  readonly email: string
  readonly contact: string
  readonly gstin: null
  readonly notes: Notes
  readonly created_at: number
}

/** Razorpay returns an empty list for no notes, otherwise an object. */
export type Notes = Readonly<Record<string, string>> | readonly []

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** `order_` and fourteen letters and digits, like Razorpay's ids. */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')}`

export const inSeconds = (at: Date = new Date()): number => Math.floor(at.getTime() / 1000)
