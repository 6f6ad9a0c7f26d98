import type { SubscriptionState } from '@nukkad/contracts/endpoints/money/subscription-state'
import type { Queryable, Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import type { AgreedAddress } from '../orders/placing/agreement.ts'
import type { Terms } from './campaigns/campaign.repository.ts'

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

const columns = (q: Queryable) => q`
  s.subscription_id as id, s.user_id as "userId", s.plan_id as "planId", p.campaign_slug as campaign, s.state, s.title,
  s.sku, s.billing, s.price_paise as price, s.every_unit as unit, s.every_count as count, s.deliveries,
  s.cut_off_days as "cutOffDays", s.rest, s.address, s.transaction_id as "transactionId",
  s.anchor_on::text as "anchorOn", s.gateway_subscription_id as "gatewayId", s.next_charge_at as "nextChargeAt", s.steer,
  s.resume_on::text as "resumeOn", s.ends_on::text as "endsOn", s.cancelled_at as "cancelledAt", s.version, s.created_at as "createdAt"`
const from = (q: Queryable) => q`from subscription s join subscription_plan p using (plan_id)`

export async function find(q: Queryable, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await q<SubscriptionRow[]>`select ${columns(q)} ${from(q)} where s.subscription_id = ${id}`
  return row
}

/**
 * Locks a subscription and reads it under the lock; with `userId`, another user's looks like one that does not exist.
 */
export async function lock(tx: Tx, id: string, userId?: string): Promise<SubscriptionRow | undefined> {
  const own = userId === undefined ? tx`` : tx`and s.user_id = ${userId}`
  const [row] = await tx<SubscriptionRow[]>`
    select ${columns(tx)} ${from(tx)} where s.subscription_id = ${id} ${own} for update of s`
  return row
}

export async function idOfGateway(q: Queryable, gatewayId: string): Promise<string | undefined> {
  const [row] = await q<{ id: string }[]>`
    select subscription_id as id from subscription where gateway_subscription_id = ${gatewayId}`
  return row?.id
}

export async function findOwn(q: Queryable, userId: string, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await q<SubscriptionRow[]>`
    select ${columns(q)} ${from(q)} where s.subscription_id = ${id} and s.user_id = ${userId}`
  return row
}

/** Running ones first; unpaid ones are listed only if they are recent. */
export async function listOwn(q: Queryable, userId: string, unpaidSince: Date): Promise<SubscriptionRow[]> {
  return q<SubscriptionRow[]>`
    select ${columns(q)} ${from(q)}
    where s.user_id = ${userId} and s.state <> 'expired' and (s.state <> 'created' or s.updated_at > ${unpaidSince})
    order by s.state in ('cancelled', 'completed'), s.created_at desc, s.subscription_id limit 100`
}

export async function running(q: Queryable, userId: string, planId: string): Promise<string | undefined> {
  const [row] = await q<{ id: string }[]>`
    select subscription_id as id from subscription
    where user_id = ${userId} and plan_id = ${planId}
      and state in ('authenticated', 'active', 'pending', 'halted', 'paused')`
  return row?.id
}

export interface NewSubscription extends Terms {
  readonly id: string
  readonly userId: string
  readonly planId: string
  readonly address: AgreedAddress
  readonly transactionId: string
}
/**
 * Returns the user's unpaid subscription to this plan, created if there is none, with the present address; and with the
 * present terms, unless a mandate has been opened for the earlier ones.
 */
export async function begin(tx: Tx, row: NewSubscription, now: Date): Promise<SubscriptionRow> {
  const terms = {
    title: row.title,
    sku: row.sku,
    billing: row.billing,
    price_paise: row.price,
    every_unit: row.unit,
    every_count: row.count,
    deliveries: row.deliveries,
    cut_off_days: row.cutOffDays,
    rest: row.rest,
  }
  const where = { address: json(tx, row.address), updated_at: now }
  await tx`
    insert into subscription ${tx({
      subscription_id: row.id,
      user_id: row.userId,
      plan_id: row.planId,
      transaction_id: row.transactionId,
      created_at: now,
      ...terms,
      ...where,
    })}
    on conflict (user_id, plan_id) where state = 'created' do nothing`
  const [begun] = await tx<[{ id: string; gatewayId: string | null }]>`
    select subscription_id as id, gateway_subscription_id as "gatewayId" from subscription
    where user_id = ${row.userId} and plan_id = ${row.planId} and state = 'created' for update`
  const change = begun.gatewayId === null ? { ...terms, ...where } : where
  await tx`update subscription set ${tx(change)} where subscription_id = ${begun.id}`
  const known = await find(tx, begun.id)
  if (!known) throw new Error(`The subscription ${begun.id} no longer exists.`)
  return known
}

/** Changes to a subscription, by column name. */
export type Change = Readonly<
  Partial<{
    state: SubscriptionState
    transaction_id: string
    anchor_on: string | null
    gateway_subscription_id: string
    next_charge_at: Date | null
    steer: SubscriptionRow['steer']
    resume_on: string | null
    ends_on: string | null
    cancelled_at: Date
    check_at: Date | null
    version: number
  }>
>
export async function change(tx: Tx, id: string, to: Change, now: Date): Promise<void> {
  await tx`update subscription set ${tx({ ...to, updated_at: now })} where subscription_id = ${id}`
}

export async function sendElsewhere(tx: Tx, id: string, address: AgreedAddress, now: Date): Promise<void> {
  await tx`
    update subscription set address = ${json(tx, address)}, updated_at = ${now} where subscription_id = ${id}`
}

/**
 * Takes mandates that the gateway should be asked about. Taking one postpones its next check, so that only one process
 * asks.
 */
export async function takeToCheck(q: Queryable, now: Date, next: Date, limit: number): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    update subscription set check_at = ${next}
    where subscription_id in (
      select subscription_id from subscription where check_at <= ${now}
      order by check_at limit ${limit} for update skip locked
    )
    returning subscription_id as id`
  return rows.map(({ id }) => id)
}

/** Subscriptions whose skipped delivery has passed. */
export async function toResume(q: Queryable, today: string, limit: number): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    select subscription_id as id from subscription where resume_on <= ${today} order by resume_on limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Running ones, and mandates that may have been authorised at the bank without our knowing it yet. */
export async function toEndOf(q: Queryable, userId: string): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    select subscription_id as id from subscription
    where user_id = ${userId} and (state in ('authenticated', 'active', 'pending', 'halted', 'paused')
      or (state = 'created' and gateway_subscription_id is not null))`
  return rows.map(({ id }) => id)
}

export async function gatewayPlan(q: Queryable, planId: string, terms: string): Promise<string | undefined> {
  const [row] = await q<{ id: string }[]>`
    select gateway_plan_id as id from subscription_gateway_plan where plan_id = ${planId} and terms = ${terms}`
  return row?.id
}

/** Keeps the first one; a second created at the same moment is dropped. */
export async function keepGatewayPlan(q: Queryable, planId: string, terms: string, id: string): Promise<string> {
  await q`
    insert into subscription_gateway_plan (plan_id, terms, gateway_plan_id) values (${planId}, ${terms}, ${id})
    on conflict on constraint subscription_gateway_plan__identity do nothing`
  return (await gatewayPlan(q, planId, terms)) ?? id
}
