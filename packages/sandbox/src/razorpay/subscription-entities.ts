import type { Notes } from './entities.ts'

export interface PlanEntity {
  readonly id: string
  readonly entity: 'plan'
  readonly period: 'weekly' | 'monthly'
  readonly interval: number
  readonly item: {
    readonly name: string
    readonly amount: number
    readonly unit_amount: number
    readonly currency: string
  }
  readonly notes: Notes
  readonly created_at: number
}

type SubscriptionStatus =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'paused'
  | 'cancelled'
  | 'completed'
export interface SubscriptionEntity {
  readonly id: string
  readonly entity: 'subscription'
  readonly plan_id: string
  readonly status: SubscriptionStatus
  /** The paid period. */
  readonly current_start: number | null
  readonly current_end: number | null
  readonly ended_at: number | null
  readonly quantity: number
  readonly notes: Notes
  readonly charge_at: number | null
  readonly start_at: number | null
  readonly auth_attempts: number
  readonly total_count: number
  readonly paid_count: number
  readonly remaining_count: number
  readonly customer_notify: boolean
  readonly short_url: string
  readonly has_scheduled_changes: boolean
  readonly source: 'api'
  readonly created_at: number
}

/** The charge of a subscription for one period. */
export interface InvoiceEntity {
  readonly id: string
  readonly entity: 'invoice'
  readonly subscription_id: string
  readonly order_id: string
  readonly payment_id: string | null
  readonly status: 'issued' | 'paid'
  readonly amount: number
  readonly currency: string
  readonly billing_start: number
  readonly billing_end: number
  readonly issued_at: number
  readonly paid_at: number | null
}
