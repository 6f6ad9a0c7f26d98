import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { OrderLineRow, OrderRow } from '../order-rows.ts'
import { orderLabel } from '../steps/order-states.ts'

const fruitless = new Set<ReturnRequest['state']>(['denied', 'cancelled'])
const ended = new Set<ReturnRequest['state']>(['refunded', 'fulfilled'])

/** Requests that matter for the label, newest first as given; denied and cancelled ones do not. */
const telling = (requests: readonly ReturnRequest[]) => requests.filter(({ state }) => !fruitless.has(state))

/** The label for pieces: that of a pending request first, then of the latest one if all pieces are back, else none. */
function told(requests: readonly ReturnRequest[], areAllBack: boolean): string | undefined {
  const underWay = requests.find(({ state }) => !ended.has(state))
  return (underWay ?? (areAllBack ? requests[0] : undefined))?.label
}

export function labelOfOrder(row: OrderRow, requests: readonly ReturnRequest[]): string {
  const areAllBack = row.lines.every(({ state, qty, done }) => state === 'cancelled' || qty === done)
  return told(telling(requests), areAllBack) ?? orderLabel(row.state, row.paymentStatus, row.method)
}

export function labelOfLine(row: OrderRow, line: OrderLineRow, requests: readonly ReturnRequest[]): string {
  const own = telling(requests).filter(({ lines }) => lines.some(({ line_id }) => line_id === String(line.id)))
  return told(own, line.qty === line.done) ?? orderLabel(line.state, row.paymentStatus, row.method)
}
