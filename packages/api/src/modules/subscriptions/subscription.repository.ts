import type { SubscriptionState } from '@nukkad/contracts/endpoints/money/subscription-state'
import type { Queryable, Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import type { AgreedAddress } from '../orders/placing/agreement.ts'
import { columns, from, type SubscriptionRow } from './subscription-columns.repository.ts'

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
