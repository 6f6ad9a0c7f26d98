import type { AnswerOf } from '@nukkad/contracts'
import type { reorder } from '@nukkad/contracts/endpoints/orders/returns'
import { type Db, type Tx, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { CartService } from '../cart/cart.service.ts'
import { once } from '../idempotency/idempotency.ts'
import { type OrderLineRow, orderBook } from '../orders/order-book.service.ts'

type Reordered = AnswerOf<typeof reorder>['data']

export interface ReorderParts {
  readonly db: Db
  readonly carts: Pick<CartService, 'addAll'>
  readonly now: () => Date
}

/** Puts the same items that are still sold in the cart, at current prices; with an idempotency key only once. */
export function createReorder({ db, carts, now }: ReorderParts) {
  async function again(tx: Tx, userId: string, orderId: string): Promise<Reordered> {
    const order = await orderBook.findOwn(tx, userId, orderId)
    if (!order) throw new NoSuchEntity()
    const wanted = order.lines.map((line) => ({ sku: line.sku, qty: line.qty, options: optionsOf(line) }))
    const answers = await carts.addAll(tx, { kind: 'user', userId }, wanted)
    const added: Reordered['added'] = []
    const leftOut: Reordered['left_out'] = []
    for (const [at, { sku, name, qty }] of order.lines.entries()) {
      const message = answers[at]?.message
      if (message) leftOut.push({ sku, name, reason: message.message })
      else added.push({ sku, name, qty })
    }
    const { cartId = null, count = 0 } = answers.at(-1)?.data ?? {}
    return { cartId, count, added, left_out: leftOut }
  }

  return (userId: string, orderId: string, key: string | undefined): Promise<Reordered> =>
    transaction(db, (tx) =>
      once(tx, { scope: `${userId}:reorder`, key, request: orderId, now: now() }, () => again(tx, userId, orderId)),
    )
}
export type Reorder = ReturnType<typeof createReorder>

const optionsOf = ({ customOptions }: OrderLineRow) =>
  customOptions.map(({ optionId, optionValue }) => ({ optionId, optionValue }))
