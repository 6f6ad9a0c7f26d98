import { catalogueChecks } from './invariants/catalogue.ts'
import { giftCardChecks } from './invariants/gift-cards.ts'
import { heartChecks } from './invariants/hearts.ts'
import { invoiceChecks } from './invariants/invoices.ts'
import { ledgerChecks } from './invariants/ledger.ts'
import { moneyChecks } from './invariants/money.ts'
import { orderChecks } from './invariants/orders.ts'
import { paymentChecks } from './invariants/payments.ts'
import { stockChecks } from './invariants/stock.ts'
import { subscriptionChecks } from './invariants/subscriptions.ts'
import { ticketChecks } from './invariants/tickets.ts'
import { voteChecks } from './invariants/votes.ts'
import type { Check } from './proof.ts'
import { waitingComplaintChecks } from './stuck/complaints.ts'
import { waitingOrderChecks } from './stuck/orders.ts'
import { waitingPaymentChecks } from './stuck/payments.ts'
import { waitingReviewChecks } from './stuck/reviews.ts'
import { waitingSubscriptionChecks } from './stuck/subscriptions.ts'
import { workChecks } from './stuck/work.ts'

/** Invariants that must hold at every moment. */
export const invariants: readonly Check[] = [
  ...moneyChecks,
  ...paymentChecks,
  ...ledgerChecks,
  ...giftCardChecks,
  ...voteChecks,
  ...stockChecks,
  ...ticketChecks,
  ...subscriptionChecks,
  ...orderChecks,
  ...invoiceChecks,
  ...catalogueChecks,
  ...heartChecks,
]
/** Things that may take a while, but not forever. */
export const waiting: readonly Check[] = [
  ...workChecks,
  ...waitingPaymentChecks,
  ...waitingOrderChecks,
  ...waitingReviewChecks,
  ...waitingSubscriptionChecks,
  ...waitingComplaintChecks,
]
