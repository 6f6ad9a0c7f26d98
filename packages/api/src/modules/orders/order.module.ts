import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import { allLocks, type Locks } from '../stock/locks.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { orderRoutes } from './order.routes.ts'
import { createOrderService, type OrderService } from './order.service.ts'
import { type Contacts, createOrderMails, type OrderMails } from './order-mails.ts'

export interface OrderDependencies {
  readonly mail: MailService
  readonly contacts: Contacts
  readonly refunds: RefundService
  readonly wallet: WalletService
  readonly locks?: Locks
}

export function orderModule(
  { db, now, settings }: Base,
  { mail, contacts, refunds, wallet, locks = allLocks }: OrderDependencies,
): Module<{ readonly orders: OrderService; readonly mails: OrderMails }> {
  const mails = createOrderMails({ db, mail, contacts, publicUrl: settings.PUBLIC_URL })
  const orders = createOrderService({ db, mails, refunds, wallet, now, locks })
  return { service: { orders, mails }, routes: async (app) => void (await app.register(orderRoutes, { orders })) }
}
