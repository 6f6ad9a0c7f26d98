import type { AnswerOf } from '@nukkad/contracts'
import type {
  MerchantReturn,
  merchantReturns,
  ReturnGroup,
} from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { type Db, type Queryable, transaction } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import { once } from '../../idempotency/idempotency.ts'
import type { RefundService } from '../../refunds/refund.service.ts'
import type { Answer, AnswerRequest } from '../../returns/requesting/answer-request.ts'
import { requestBook } from '../../returns/requesting/request-book.service.ts'
import type { ReturnRow } from '../../returns/return-rows.ts'
import { nextOfRequest } from './order-steps-view.ts'

export interface MerchantReturnParts {
  readonly db: Db
  readonly answer: AnswerRequest
  readonly refunds: Pick<RefundService, 'ofOrders'>
  readonly now: () => Date
}

export type MerchantReturnService = ReturnType<typeof createMerchantReturnService>

/** Return requests to a merchant, and the merchant's answers. */
export function createMerchantReturnService({ db, answer, refunds, now }: MerchantReturnParts) {
  async function show(q: Queryable, rows: readonly ReturnRow[]): Promise<MerchantReturn[]> {
    const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
    const done = orderIds.length > 0 ? await refunds.ofOrders(q, orderIds) : []
    const arrived = new Set(done.filter(({ doneAt }) => doneAt !== null).map(({ id }) => id))
    return rows.map((row) => {
      const shown = requestBook.show(row, arrived)
      return { ...shown, buyer: row.buyer, next: nextOfRequest(shown, now()) }
    })
  }

  return {
    async list(
      merchantId: number,
      group: ReturnGroup | undefined,
      page: number,
      pagesize: number,
    ): Promise<AnswerOf<typeof merchantReturns>> {
      const offset = (page - 1) * pagesize
      const [rows, byState] = await Promise.all([
        requestBook.listOfMerchant(db, merchantId, group, pagesize, offset),
        requestBook.countStates(db, merchantId),
      ])
      const counts = requestBook.countGroups(byState)
      const total = counts[group ?? 'all']
      return { data: await show(db, rows), total, page, pagesize, hasNext: offset + rows.length < total, counts }
    },

    step: (merchantId: number, id: string, wanted: Answer, key: string | undefined): Promise<MerchantReturn> =>
      transaction(db, (tx) =>
        once(tx, { scope: `m${merchantId}:stepReturn`, key, request: { id, wanted }, now: now() }, async () => {
          const seen = await requestBook.find(tx, id)
          if (seen?.merchantId !== merchantId) throw new NoSuchEntity()
          const [shown] = await show(tx, [await answer(tx, id, wanted, now())])
          if (!shown) throw new NoSuchEntity()
          return shown
        }),
      ),
  }
}
