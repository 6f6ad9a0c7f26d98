import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { Db } from '../../db.ts'
import * as cycles from './boxes/cycle.repository.ts'
import * as campaigns from './campaigns/campaign.repository.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'
import { showSubscription } from './subscription-view.ts'

/** Subscriptions as shown to their owner, each with its deliveries and the title and picture of its box. */
export async function shownSubscriptions(db: Db, rows: readonly SubscriptionRow[], now: Date): Promise<Subscription[]> {
  const ids = rows.map(({ id }) => id)
  const boxes = rows.map(({ campaign }) => campaign)
  const [log, faces] = await Promise.all([cycles.cyclesOf(db, ids), campaigns.facesOf(db, boxes)])
  return rows.flatMap((row) => {
    const face = faces.get(row.campaign)
    const own = log.filter(({ subscriptionId }) => subscriptionId === row.id)
    return face ? [showSubscription(row, own, face, now)] : []
  })
}
