import type { AroundOrders } from '../../orders/reading/around-orders.ts'
import {
  countStates,
  findRequest,
  groupStates,
  listOfMerchant,
  type ReturnGroup,
  requestsOf,
} from '../return.repository.ts'
import type { ReturnRow } from '../return-rows.ts'
import { showRequest } from '../return-view.ts'

/** `arrived` contains the refunds that are done. */
const show = (row: ReturnRow, arrived: ReadonlySet<string>) =>
  showRequest(row, row.refundId === null || arrived.has(row.refundId))

/** Requests for orders and merchants; each function takes the connection or transaction first. */
export const requestBook = {
  find: findRequest,
  listOfMerchant,
  countStates,
  show,
  async ofOrders(q, orderIds, arrived) {
    const rows = await requestsOf(q, orderIds)
    return rows.map((row) => ({ ...show(row, arrived), refundId: row.refundId }))
  },
  countGroups(byState: readonly { state: string; count: number }[]) {
    const of = (group: ReturnGroup) =>
      byState.reduce(
        (sum, { state, count }) => (groupStates[group].some((one) => one === state) ? sum + count : sum),
        0,
      )
    const counts = { waiting: of('waiting'), under_way: of('under_way'), ended: of('ended') }
    return { all: counts.waiting + counts.under_way + counts.ended, ...counts }
  },
} as const satisfies AroundOrders['requests'] & Record<string, unknown>
