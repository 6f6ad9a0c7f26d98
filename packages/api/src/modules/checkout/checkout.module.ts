import type { Base, Module } from '../../plugin.ts'
import type { CartReader } from '../cart/reading/cart-reader.ts'
import { idempotencyJob } from '../idempotency/idempotency.ts'
import type { OrderMails } from '../orders/mails/order-mails.ts'
import type { OrderService } from '../orders/order.service.ts'
import { holdJob, holdSeriesJob } from '../stock/stock.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { checkoutPersonal } from './checkout.personal.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { type CheckoutService, createCheckoutService } from './checkout.service.ts'
import type { Purchases } from './purchases.ts'
import { createPlace, type Place } from './settling/placement.ts'
import { createAgree } from './start/agree.ts'
import { createDaysForCart } from './start/days-of-cart.ts'

export interface CheckoutDependencies {
  readonly cartReader: CartReader
  readonly orders: OrderService
  readonly mails: OrderMails
  readonly wallet: WalletService
  readonly purchases: Purchases
  readonly tries?: number
}

/** Places orders paid in cash or with nothing due; online payments continue in the payments module (`atGateway`). */
export function checkoutModule(
  { db, now, settings }: Base,
  { cartReader, orders, mails, wallet, purchases, tries }: CheckoutDependencies,
): Module<{ readonly checkout: CheckoutService; readonly place: Place }> {
  const agree = createAgree({ cartReader, now, isBlocked: settings.CART_BLOCKED })
  const place = createPlace({ mails, wallet })
  const checkout = createCheckoutService({
    db,
    agree,
    place,
    purchases,
    wallet,
    now,
    isBlocked: settings.CART_BLOCKED,
    ...(tries && { tries }),
  })
  const daysForCart = createDaysForCart({ db, cartReader, now })
  return {
    service: { checkout, place },
    personal: checkoutPersonal,
    housekeeping: [holdJob, holdSeriesJob, idempotencyJob],
    routes: async (app) => void (await app.register(checkoutRoutes, { checkout, orders, daysForCart })),
  }
}
