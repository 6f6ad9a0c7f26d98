import type { AnswerOf } from '@nukkad/contracts'
import type { reorder } from '@nukkad/contracts/endpoints/returns'
import type { Db } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { CartService } from '../cart/cart.service.ts'
import { type OrderLineRow, orderBook } from '../orders/order-book.service.ts'

type Reordered = AnswerOf<typeof reorder>['data']

export interface ReorderParts {
  readonly db: Db
  readonly carts: Pick<CartService, 'add'>
  readonly activeCartId: (db: Db, userId: string) => Promise<string | null>
}

/** The same again, as far as it is still sold; prices are today's. */
export function createReorder({ db, carts, activeCartId }: ReorderParts) {
  return async (userId: string, orderId: string): Promise<Reordered> => {
    const order = await orderBook.findOwn(db, userId, orderId)
    if (!order) throw new NoSuchEntity()
    const added: Reordered['added'] = []
    const leftOut: Reordered['left_out'] = []
    let cartId = await activeCartId(db, userId)
    let count = 0
    for (const line of order.lines) {
      const { sku, name, qty } = line
      const wanted = { sku, qty, cartId, options: optionsOf(line) }
      const answer = await carts.add({ kind: 'user', userId }, wanted)
      cartId = answer.data.cartId ?? cartId
      count = answer.data.count
      if (answer.message) leftOut.push({ sku, name, reason: answer.message.message })
      else added.push({ sku, name, qty })
    }
    return { cartId, count, added, left_out: leftOut }
  }
}
export type Reorder = ReturnType<typeof createReorder>

const optionsOf = ({ customOptions }: OrderLineRow) =>
  customOptions.map(({ optionId, optionValue }) => ({ optionId, optionValue }))
