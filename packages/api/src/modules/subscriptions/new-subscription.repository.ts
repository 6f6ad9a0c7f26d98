import type { Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'
import type { AgreedAddress } from '../orders/placing/agreement.ts'
import type { Terms } from './campaigns/campaign.repository.ts'
import { find } from './subscription.repository.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'

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
