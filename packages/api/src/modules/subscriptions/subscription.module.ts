import { type IntervalJob, intervalJob } from '../../jobs/interval-job.ts'
import type { Base, Module } from '../../plugin.ts'
import type { AddressService } from '../address/address.service.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import type { Purchases } from '../checkout/purchases.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import type { Gateway } from '../payments/gateway/gateway.ts'
import type { PaymentModuleService } from '../payments/payment.module.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import { type Boxes, createBoxes } from './boxes/boxes.ts'
import { boxPurchase, upfrontPurchase } from './boxes/upfront-purchase.ts'
import { createCampaigns } from './campaigns/campaign.service.ts'
import { createTakeCharge, type TakeCharge } from './mandates/mandate-charges.ts'
import { createMandates, type Mandates } from './mandates/mandates.ts'
import { createOpenMandate } from './mandates/open-mandate.ts'
import { createOwnSubscriptions, type OwnSubscriptions } from './own-subscriptions.service.ts'
import { createSubscribe } from './subscribe.service.ts'
import { mandateCallbackRoutes, subscriptionRoutes } from './subscription.routes.ts'
import { createSubscriptionMails } from './subscription-mails.ts'
import { subscriptionsPersonal } from './subscriptions.personal.ts'

export interface SubscriptionDependencies {
  readonly addresses: AddressService
  readonly catalogue: CatalogueService
  readonly checkout: CheckoutService
  readonly purchases: Purchases
  readonly payments: PaymentModuleService
  readonly gateway: Gateway | undefined
  readonly refunds: RefundService
  readonly mail: MailService
  readonly contacts: Contacts
}
export interface SubscriptionModuleService {
  readonly own: OwnSubscriptions
  readonly boxes: Boxes
  readonly mandates: Mandates
  readonly takeCharge: TakeCharge
  /** Packs due deliveries, resumes mandates after a skip, and asks about those not heard of lately. */
  readonly upkeep: IntervalJob<number>
}

/** Recurring boxes, prepaid or charged through a mandate. */
export function subscriptionModule(
  { db, now, log, outbox, settings }: Base,
  { ...needs }: SubscriptionDependencies,
): Module<SubscriptionModuleService> {
  const { addresses, catalogue, checkout, purchases, payments, gateway, refunds, mail, contacts } = needs
  const { PUBLIC_URL: publicUrl, RAZORPAY_CHECKOUT_URL: scriptUrl, SUBSCRIPTIONS_CHECK_SECONDS: every } = settings
  const mails = createSubscriptionMails({ mail, contacts, publicUrl })
  const boxes = createBoxes({ db, outbox, catalogue, refunds, mails, log, now })
  purchases.add(upfrontPurchase({ boxes, mails, now }))
  purchases.add(boxPurchase)
  const { recordCharge, mandates: news } = payments
  const takeCharge = createTakeCharge({
    boxes,
    mails,
    recordCharge,
    refunds,
    checkout: checkout.atGateway,
    log,
    now,
  })
  const mandates = createMandates({ db, gateway, news, outbox, takeCharge, mails, log, now })
  const mandate = createOpenMandate({
    db,
    gateway,
    mandates,
    checkout,
    contacts,
    log,
    now,
    publicUrl,
    scriptUrl,
  })
  const campaigns = createCampaigns({ db, now, catalogue })
  const own = createOwnSubscriptions({ db, now, addresses, catalogue, checkout, boxes, mandates, mails })
  const begin = createSubscribe({ db, now, addresses, catalogue, checkout, mandates })
  const upkeep = intervalJob({
    async work(isStopped) {
      await mandates.resumeDue()
      const packed = await boxes.packDue(isStopped)
      return packed + (isStopped() ? 0 : await mandates.check())
    },
    every,
    log,
    failure: 'subscriptions could not be checked',
  })
  return {
    service: { own, boxes, mandates, takeCharge, upkeep },
    personal: subscriptionsPersonal({ own, boxes }),
    jobs: [upkeep],
    routes: async (app) => {
      await app.register(subscriptionRoutes, { campaigns, own, mandate, begin })
      await app.register(mandateCallbackRoutes, { mandate })
    },
  }
}
