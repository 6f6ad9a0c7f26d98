import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { PushService } from '../push/push.service.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { createDayChange } from './days/day-change.service.ts'
import { createDeclinedMails } from './mails/declined-mail.ts'
import { type Contacts, createOrderMails, type OrderMails } from './mails/order-mails.ts'
import { orderRoutes } from './order.routes.ts'
import { createOrderService, type OrderService } from './order.service.ts'
import { ordersPersonal } from './orders.personal.ts'
import type { AroundOrders } from './reading/around-orders.ts'
import { createDeclineLine, type DeclineLine } from './steps/decline-line.ts'
import { createMove, type MoveOrder, type MoveParts } from './steps/order-moves.ts'
import { createUndo, type UndoParts } from './steps/undo-order.ts'

export interface OrderDependencies {
  readonly mail: MailService
  readonly push: Pick<PushService, 'tell'>
  readonly contacts: Contacts
  readonly wallet: Pick<WalletService, 'returnPerks'>
  readonly refunds: Pick<RefundService, 'request' | 'isInWallet'>
  readonly invoices: MoveParts['invoices'] & UndoParts['invoices']
  readonly around: AroundOrders
}

export interface OrderModuleService {
  readonly orders: OrderService
  readonly mails: OrderMails
  /** Performs one step of an order, for its merchant or the courier. */
  readonly move: MoveOrder
  /** Takes one line out of an order, for its merchant. */
  readonly declineLine: DeclineLine
  /** Data of other modules that belongs to orders, for all views of them. */
  readonly around: AroundOrders
}

export function orderModule(
  { db, now, settings, outbox }: Base,
  { mail, push, contacts, wallet, refunds, invoices, around }: OrderDependencies,
): Module<OrderModuleService> {
  const publicUrl = settings.PUBLIC_URL
  const mails = createOrderMails({ db, outbox, mail, push, contacts, publicUrl })
  const undo = createUndo({ refunds, wallet, invoices })
  const orders = createOrderService({ db, mails, undo, around, now })
  const days = createDayChange({ db, mails, orders, now })
  const move = createMove({ undo, mails, invoices })
  const declined = createDeclinedMails({ mail, push, contacts, publicUrl })
  const declineLine = createDeclineLine({ move, refunds, wallet, invoices, mails: declined })
  return {
    service: { orders, mails, move, declineLine, around },
    personal: ordersPersonal,
    routes: async (app) => void (await app.register(orderRoutes, { orders, days })),
  }
}
