import type { Base } from '../plugin.ts'
import { cartModule } from './cart/cart.module.ts'
import { checkoutModule } from './checkout/checkout.module.ts'
import { createPurchases } from './checkout/purchases.ts'
import { invoiceModule } from './invoices/invoice.module.ts'
import { invoiceBook } from './invoices/invoice-book.service.ts'
import { merchantsOf } from './merchants/merchant-account.service.ts'
import { orderModule } from './orders/order.module.ts'
import { createRazorpay } from './payments/gateway/razorpay.ts'
import { paymentModule } from './payments/payment.module.ts'
import { refundModule } from './refunds/refund.module.ts'
import { requestBook } from './returns/requesting/request-book.service.ts'
import { returnModule } from './returns/returns.module.ts'
import { reviewBook } from './reviews/review-book.service.ts'
import type { SharedModules } from './shared-modules.ts'

/** The modules an order passes through: from the cart over its payment to parcels, invoices, returns and refunds. */
export function orderModules(base: Base, shared: SharedModules) {
  const { pincodes, addresses, mail, push, contacts, wallet, catalogue, media } = shared
  const carts = cartModule(base, {
    catalogue: catalogue.service,
    pincodes: pincodes.service,
    addresses: addresses.service,
    uploads: media.service,
  })
  const mailing = { mail: mail.service, contacts }
  const purse = wallet.service.wallet
  const gateway = createRazorpay(base.settings)
  const refunds = refundModule(base, { ...mailing, gateway, wallet: purse })
  const invoices = invoiceModule(base, { merchantsOf })
  const afterPlacing = {
    ...mailing,
    push: push.service,
    wallet: purse,
    refunds: refunds.service,
    invoices: invoices.service,
    around: { refunds: refunds.service, requests: requestBook, invoices: invoiceBook, reviews: reviewBook },
  }
  const orders = orderModule(base, afterPlacing)
  const returns = returnModule(base, {
    ...afterPlacing,
    orders: orders.service.orders,
    carts: carts.service,
    addresses: addresses.service,
    media: media.service,
    rewards: wallet.service.rewards,
  })
  const purchases = createPurchases()
  const checkout = checkoutModule(base, {
    ...carts.service,
    ...orders.service,
    wallet: purse,
    purchases,
  })
  const payments = paymentModule(base, {
    ...mailing,
    gateway,
    checkout: checkout.service.checkout,
    refunds: refunds.service,
  })
  return {
    carts,
    refunds,
    invoices,
    orders,
    returns,
    checkout,
    payments,
    mailing,
    purse,
    gateway,
    afterPlacing,
    purchases,
  }
}
