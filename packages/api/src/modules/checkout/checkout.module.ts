import type { Base, Module } from '../../plugin.ts'
import type { AddressService } from '../address/address.service.ts'
import type { BagReader } from '../cart/bag-reader.ts'
import { idempotencyChore } from '../idempotency/idempotency.ts'
import type { OrderService } from '../orders/order.service.ts'
import type { OrderMails } from '../orders/order-mails.ts'
import { allLocks, type Locks } from '../stock/locks.ts'
import { holdChore } from '../stock/stock.ts'
import { createAgree } from './agree.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { type CheckoutService, createCheckoutService } from './checkout.service.ts'
import { createPlace, type Place } from './placement.ts'

export interface CheckoutDependencies {
  readonly bags: BagReader
  readonly addresses: AddressService
  readonly orders: OrderService
  readonly mails: OrderMails
  readonly locks?: Locks
  readonly tries?: number
}

/** `place` is what a gateway's settlement will call too. */
export function checkoutModule(
  { db, now, settings }: Base,
  { bags, addresses, orders, mails, locks = allLocks, tries }: CheckoutDependencies,
): Module<{ readonly checkout: CheckoutService; readonly place: Place }> {
  const agree = createAgree({ bags, addresses, now, isBlocked: settings.CART_BLOCKED, locks })
  const place = createPlace({ mails, locks })
  const checkout = createCheckoutService({ db, agree, place, now, locks, ...(tries && { tries }) })
  return {
    service: { checkout, place },
    chores: [holdChore, idempotencyChore],
    routes: async (app) => void (await app.register(checkoutRoutes, { checkout, orders })),
  }
}
