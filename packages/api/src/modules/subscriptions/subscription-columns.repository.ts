import type { SubscriptionState } from '@nukkad/contracts/endpoints/money/subscription-state'
import type { Queryable } from '../../db.ts'
import type { AgreedAddress } from '../orders/placing/agreement.ts'
import type { Terms } from './campaigns/campaign.repository.ts'

/** A subscription with the terms that were agreed. */
export interface SubscriptionRow extends Terms {
  readonly id: string
  readonly userId: number
  readonly planId: string
  readonly campaign: string
  readonly state: SubscriptionState
  readonly address: AgreedAddress
  readonly transactionId: string
  /** The day of the first delivery. */
  readonly anchorOn: string | null
  readonly gatewayId: string | null
  readonly nextChargeAt: Date | null
  /** The owner's wish that has not been sent to the gateway yet. */
  readonly steer: 'pause' | 'resume' | 'cancel' | null
  /** The day on which a pause ends by itself: set for a skipped delivery. */
  readonly resumeOn: string | null
  /** The last day that is paid for, once its owner has ended it. */
  readonly endsOn: string | null
  readonly cancelledAt: Date | null
  readonly version: number
  readonly createdAt: Date
}

export const columns = (q: Queryable) => q`
  s.subscription_id as id, s.user_id as "userId", s.plan_id as "planId", p.campaign_slug as campaign, s.state, s.title,
  s.sku, s.billing, s.price_paise as price, s.every_unit as unit, s.every_count as count, s.deliveries,
  s.cut_off_days as "cutOffDays", s.rest, s.address, s.transaction_id as "transactionId",
  s.anchor_on::text as "anchorOn", s.gateway_subscription_id as "gatewayId", s.next_charge_at as "nextChargeAt", s.steer,
  s.resume_on::text as "resumeOn", s.ends_on::text as "endsOn", s.cancelled_at as "cancelledAt", s.version, s.created_at as "createdAt"`
export const from = (q: Queryable) => q`from subscription s join subscription_plan p using (plan_id)`
