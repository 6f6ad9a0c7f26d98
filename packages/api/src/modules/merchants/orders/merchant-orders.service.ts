import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import {
  type MerchantOrder,
  type merchantOrders,
  type OrderGroup,
  orderGroups,
  type SendFilter,
  type stepOrder,
} from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { type Db, type Queryable, transaction } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import { once } from '../../idempotency/idempotency.ts'
import { sellerBook } from '../../invoices/seller-book.service.ts'
import { type OrderRow, orderBook } from '../../orders/order-book.service.ts'
import { type AroundOrders, readAround } from '../../orders/reading/around-orders.ts'
import { soughtWords } from '../../orders/reading/sought-words.ts'
import type { DeclineLine, Declining } from '../../orders/steps/decline-line.ts'
import type { MoveOrder } from '../../orders/steps/order-moves.ts'
import { showMerchantOrder } from './merchant-order-view.ts'
import { groupOfState, statesToSend } from './order-steps-view.ts'

export interface MerchantOrderParts {
  readonly db: Db
  readonly move: MoveOrder
  readonly declineLine: DeclineLine
  readonly around: AroundOrders
  readonly now: () => Date
}

export interface OrderSearch {
  readonly group: OrderGroup | undefined
  readonly send: SendFilter | undefined
  readonly words: string | undefined
  readonly page: number
  readonly pagesize: number
}

type WantedDecline = Omit<Declining, 'now'>

export type MerchantOrderService = ReturnType<typeof createMerchantOrderService>

/** A merchant's own orders. Another's look like ones that do not exist. */
export function createMerchantOrderService({ db, move, declineLine, around, now }: MerchantOrderParts) {
  /** All of one merchant. */
  async function show(q: Queryable, rows: readonly OrderRow[]): Promise<MerchantOrder[]> {
    const [first] = rows
    if (!first) return []
    const of = await readAround(q, around, rows)
    const seller = await sellerBook.onDocuments(q, first.merchantId, null)
    const sender = seller ? [seller.legalName, ...seller.address] : null
    return rows.map((row) => showMerchantOrder(row, { around: of(row.id), sender }, now()))
  }

  async function findOwn(q: Queryable, merchantId: number, orderId: string): Promise<OrderRow> {
    const row = await orderBook.find(q, orderId)
    if (row?.merchantId !== merchantId) throw new NoSuchEntity()
    return row
  }

  async function showOne(q: Queryable, row: OrderRow): Promise<MerchantOrder> {
    const [shown] = await show(q, [row])
    if (!shown) throw new NoSuchEntity()
    return shown
  }

  return {
    async list(merchantId: number, wanted: OrderSearch): Promise<AnswerOf<typeof merchantOrders>> {
      const { group, send, page, pagesize } = wanted
      const today = dayInIndia(now())
      const words = wanted.words && soughtWords(wanted.words)
      const states = Object.entries(groupOfState).flatMap(([state, of]) => (of === group ? [state] : []))
      const search = { merchantId, states: group && states, words, isOldestFirst: isWork(group) }
      const sending = { merchantId, states: statesToSend, words }
      const offset = (page - 1) * pagesize
      const [rows, byState, toSend] = await Promise.all([
        send
          ? orderBook.listToSend(db, { ...sending, until: send === 'today' ? today : null }, pagesize, offset)
          : orderBook.listOfMerchant(db, search, pagesize, offset),
        orderBook.countOfMerchant(db, search),
        orderBook.countToSend(db, sending, today),
      ])
      const counts = { ...countGroups(byState), send_today: toSend.today, to_send: toSend.all }
      const total = send ? toSend[send] : group ? counts[group] : counts.all
      return { data: await show(db, rows), total, page, pagesize, hasNext: offset + rows.length < total, counts }
    },

    async get(merchantId: number, orderId: string): Promise<MerchantOrder> {
      return showOne(db, await findOwn(db, merchantId, orderId))
    },

    step: (
      merchantId: number,
      orderId: string,
      wanted: BodyOf<typeof stepOrder>,
      key: string | undefined,
    ): Promise<MerchantOrder> =>
      transaction(db, (tx) =>
        once(tx, { scope: `m${merchantId}:stepOrder`, key, request: { orderId, wanted }, now: now() }, async () => {
          await findOwn(tx, merchantId, orderId)
          return showOne(tx, await move(tx, { ...wanted, orderId, actor: 'merchant', now: now() }))
        }),
      ),

    decline: (merchantId: number, wanted: WantedDecline, key: string | undefined): Promise<MerchantOrder> =>
      transaction(db, (tx) =>
        once(tx, { scope: `m${merchantId}:declineLine`, key, request: wanted, now: now() }, async () => {
          await findOwn(tx, merchantId, wanted.orderId)
          return showOne(tx, await declineLine(tx, { ...wanted, now: now() }))
        }),
      ),
  }
}

/** Orders that need work are listed oldest first. */
const isWork = (group: OrderGroup | undefined) => group !== undefined && group !== 'delivered' && group !== 'ended'

function countGroups(byState: readonly { state: string; count: number }[]) {
  const counts = Object.fromEntries(orderGroups.map((group) => [group, 0])) as Record<OrderGroup, number>
  for (const { state, count } of byState) counts[groupOfState[state as keyof typeof groupOfState]] += count
  return { all: byState.reduce((sum, { count }) => sum + count, 0), ...counts }
}
