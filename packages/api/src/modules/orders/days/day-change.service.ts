import type { Order } from '@nukkad/contracts/endpoints/orders/order-shapes'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { Conflict, NoSuchEntity } from '../../../errors.ts'
import { daysLater } from '../../catalogue/products/delivery-day.ts'
import { once } from '../../idempotency/idempotency.ts'
import type { OrderMails } from '../mails/order-mails.ts'
import { findOwn } from '../order.repository.ts'
import type { OrderService } from '../order.service.ts'
import type { OrderRow } from '../order-rows.ts'
import { appendEvents, lockSiblings } from '../placing/order-writing.repository.ts'
import { mayChangeDay } from '../steps/windows.ts'
import { absenceOf, moveDay } from './day-change.repository.ts'
import { impossibleDay, longDay } from './day-words.ts'
import { sendBy } from './days-of-orders.ts'
import { possibleDays } from './possible-days.ts'

export interface DayChangeParts {
  readonly db: Db
  readonly mails: Pick<OrderMails, 'tellDay'>
  readonly orders: Pick<OrderService, 'getIn'>
  readonly now: () => Date
}

export type DayChange = ReturnType<typeof createDayChange>

/** Moving the delivery of an order to another day, until it is sent and within the bounds of when it was placed. */
export function createDayChange({ db, mails, orders, now }: DayChangeParts) {
  /** A merchant who learns of it today may have packed up for the day, so it leaves tomorrow at the earliest. */
  async function daysOf(q: Queryable, order: OrderRow): Promise<string[]> {
    const { merchantId, earliestOn, latestOn, roadDays } = order
    if (!mayChangeDay(order).allowed || earliestOn === null || latestOn === null || roadDays === null) return []
    const away = await absenceOf(q, merchantId)
    const leavesFrom = daysLater(dayInIndia(now()), 1)
    return possibleDays([{ earliest: earliestOn, latest: latestOn, road: roadDays, away, leavesFrom }])
  }

  async function move(tx: Tx, order: OrderRow, day: string | null): Promise<void> {
    const { allowed, reason } = mayChangeDay(order)
    if (!allowed) throw new Conflict(reason ?? 'The day cannot be changed.')
    const days = await daysOf(tx, order)
    const [soonest] = days
    if (day !== null && !days.includes(day)) throw new Conflict(impossibleDay(day))
    const expectedBy = day ?? soonest
    if (!expectedBy) throw new Conflict('The day of this order can no longer be changed.')
    const at = now()
    const leaves = sendBy(expectedBy, order.roadDays ?? 0, at)
    await moveDay(tx, { orderId: order.id, deliverOn: day, expectedBy, sendBy: leaves, now: at })
    const text = day
      ? `Delivery moved to ${longDay(day)}`
      : `Delivery as soon as possible again, by ${longDay(expectedBy)}`
    const [eventId = 0] = await appendEvents(tx, [{ orderId: order.id, at, kind: 'day', actor: 'buyer', text }])
    await mails.tellDay(tx, { orderId: order.id, eventId })
  }

  return {
    async of(userId: string, orderId: string): Promise<string[]> {
      const order = await findOwn(db, userId, orderId)
      if (!order) throw new NoSuchEntity()
      return daysOf(db, order)
    },

    /** `null` is as soon as possible. The same day again changes nothing, also once the parcel has been sent. */
    change: (userId: string, orderId: string, day: string | null, key: string | undefined): Promise<Order> =>
      transaction(db, (tx) =>
        once(tx, { scope: `${userId}:changeDeliveryDay`, key, request: { orderId, day }, now: now() }, async () => {
          if (!(await findOwn(tx, userId, orderId))) throw new NoSuchEntity()
          await lockSiblings(tx, orderId)
          const order = await findOwn(tx, userId, orderId)
          if (!order) throw new NoSuchEntity()
          if (order.deliverOn !== day) await move(tx, order, day)
          return orders.getIn(tx, userId, orderId)
        }),
      ),
  }
}
