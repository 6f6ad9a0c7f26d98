import { transaction } from '../../db.ts'
import type { Base, Module } from '../../plugin.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Contacts } from '../orders/mails/order-mails.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import { type Gateway, GatewayRefused } from './gateway/gateway.ts'
import { createMandateNews, type MandateNews } from './gateway-news/mandate-news.ts'
import { createWebhookService } from './gateway-news/webhook.service.ts'
import { eventJob } from './payment.repository.ts'
import { callbackRoutes, paymentRoutes, webhookRoutes } from './payment.routes.ts'
import { createPaymentService, type PaymentService } from './payment.service.ts'
import { createPaymentMails } from './payment-mails.ts'
import { paymentsPersonal } from './payments.personal.ts'
import { createReconciler, type Reconciler } from './settling/reconciler.ts'
import { createRecordCharge, type RecordCharge } from './settling/record-charge.ts'
import { captureKind, createSettle } from './settling/settle.ts'
import { createUnknownPayments, type UnknownPayments } from './unknown-payments.ts'

export interface PaymentDependencies {
  readonly gateway: Gateway | undefined
  readonly checkout: CheckoutService
  readonly refunds: RefundService
  readonly mail: MailService
  readonly contacts: Contacts
}

export interface PaymentModuleService {
  readonly payments: PaymentService
  readonly reconciler: Reconciler
  /** Lets the subscription module subscribe to mandate events, and record the charges they report. */
  readonly mandates: MandateNews
  readonly recordCharge: RecordCharge
  readonly unknownPayments: UnknownPayments
}

/** Online payment: callback, webhook and reconciler all end in one `settle`. */
export function paymentModule(
  { db, now, log, outbox, settings }: Base,
  { gateway, checkout: { atGateway: checkout }, refunds, mail, contacts }: PaymentDependencies,
): Module<PaymentModuleService> {
  const { PUBLIC_URL: publicUrl, RAZORPAY_CHECKOUT_URL: scriptUrl } = settings
  const { PAYMENTS_CHECK_SECONDS: every, PAYMENTS_CHECK_AFTER_SECONDS: after } = settings
  const mails = createPaymentMails({ mail, contacts, publicUrl })
  const settle = createSettle({ checkout, refunds, outbox, mails, log, now, checkAfter: after })
  const about = { publicUrl, scriptUrl, checkAfter: after }
  const mandates = createMandateNews()
  const recordCharge = createRecordCharge({ checkout, now })
  const payments = createPaymentService({ db, gateway, checkout, settle, mails, contacts, log, now, ...about })
  const webhooks = createWebhookService({ db, gateway, settle, refunds, mandates, log, now })
  const reconciler = createReconciler({ db, service: payments, checkout, refunds, log, now, every, after })
  const unknownPayments = createUnknownPayments({ db, gateway, now })

  outbox.handle(captureKind, async ({ paymentId, amount }) => {
    try {
      const captured = await gateway?.capture({ id: paymentId, amount })
      if (captured) await transaction(db, (tx) => settle(tx, captured))
    } catch (error) {
      // The authorisation lapsed at the bank before it was captured: the reconciler finds out the outcome.
      if (!(error instanceof GatewayRefused)) throw error
      log.error({ err: error, payment: paymentId }, 'a payment could not be captured')
    }
  })
  return {
    service: { payments, reconciler, mandates, recordCharge, unknownPayments },
    personal: paymentsPersonal,
    housekeeping: [eventJob],
    jobs: gateway ? [reconciler] : [],
    routes: async (app) => {
      await app.register(paymentRoutes, { payments })
      await app.register(callbackRoutes, { payments })
      await app.register(webhookRoutes, { webhooks })
    },
  }
}
