import * as reading from './order.repository.ts'
import * as writing from './placing/order-writing.repository.ts'
import * as shipments from './placing/shipment.repository.ts'
import * as merchants from './reading/merchant-orders.repository.ts'
import * as toSend from './reading/orders-to-send.repository.ts'
import * as takings from './reading/takings.repository.ts'

export type { OrderLineRow, OrderRow } from './order-rows.ts'

/**
 * Orders for other modules to read and write; each function takes the connection or transaction first. `lock` must
 * precede every write: it locks the order, and those of the same transaction, until the transaction ends.
 */
export const orderBook = {
  find: reading.findOrder,
  findOwn: reading.findOwn,
  ofTransaction: reading.listOfTransaction,
  ofPhone: reading.listOfPhone,
  lastEvent: reading.lastEvent,
  listOfMerchant: merchants.listOfMerchant,
  countOfMerchant: merchants.countOfMerchant,
  listToSend: toSend.listToSend,
  countToSend: toSend.countToSend,
  salesOfMerchant: merchants.salesOfMerchant,
  monthsOfMerchant: takings.monthsOfMerchant,
  takingsOfMonth: takings.takingsOfMonth,
  lock: writing.lockSiblings,
  tell: writing.appendEvents,
  countPieces: writing.countPieces,
  ship: shipments.insertShipment,
  markDelivered: shipments.markDelivered,
} as const
