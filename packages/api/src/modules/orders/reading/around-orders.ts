import type { Order } from '@nukkad/contracts/endpoints/orders/order-shapes'
import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Queryable } from '../../../db.ts'
import type { RefundService } from '../../refunds/refund.service.ts'

export type RefundRow = Awaited<ReturnType<RefundService['ofOrders']>>[number]

/** Data of other modules that belongs to orders, each read in one statement, however many orders there are. */
export interface AroundOrders {
  readonly refunds: Pick<RefundService, 'ofOrders'>
  readonly requests: {
    /** Newest first; `refunded` are the refunds that are done. */
    ofOrders(
      q: Queryable,
      orderIds: readonly string[],
      refunded: ReadonlySet<string>,
    ): Promise<readonly (ReturnRequest & { readonly refundId: string | null })[]>
  }
  readonly invoices: {
    ofOrders(
      q: Queryable,
      orderIds: readonly string[],
    ): Promise<readonly { readonly orderId: string; readonly number: string }[]>
  }
  readonly reviews: {
    /** Those of these products that this user has reviewed. */
    reviewedBy(q: Queryable, userId: string, productIds: readonly number[]): Promise<readonly number[]>
  }
}

export interface Surroundings {
  readonly refunds: readonly RefundRow[]
  readonly requests: readonly (ReturnRequest & { readonly refundId: string | null })[]
  readonly invoice: Order['invoice']
  readonly reviewed: ReadonlySet<number>
}

const isDone = ({ doneAt }: RefundRow) => doneAt !== null

/** Reads the related data of these orders, by order. */
export async function readAround(
  q: Queryable,
  around: AroundOrders,
  rows: readonly { readonly id: string; readonly userId: number; readonly lines: readonly { productId: number }[] }[],
): Promise<(orderId: string) => Surroundings> {
  const ids = rows.map(({ id }) => id)
  const products = [...new Set(rows.flatMap(({ lines }) => lines.map(({ productId }) => productId)))]
  const [first] = rows
  const [refunds, invoices, reviewed] = first
    ? await Promise.all([
        around.refunds.ofOrders(q, ids),
        around.invoices.ofOrders(q, ids),
        around.reviews.reviewedBy(q, String(first.userId), products),
      ])
    : [[], [], []]
  const done = new Set(refunds.filter(isDone).map(({ id }) => id))
  const requests = first ? await around.requests.ofOrders(q, ids, done) : []
  return (orderId) => {
    const number = invoices.find((invoice) => invoice.orderId === orderId)?.number
    return {
      refunds: refunds.filter((refund) => refund.orderId === orderId),
      requests: requests.filter((request) => request.orderId === orderId),
      invoice: number === undefined ? null : { number, href: `/api/orders/${orderId}/invoice` },
      reviewed: new Set(reviewed),
    }
  }
}
