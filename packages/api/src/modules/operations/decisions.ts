import type { Tx } from '../../db.ts'
import type { GatewayCheckout } from '../checkout/settling/gateway-checkout.ts'
import type { CommentService } from '../comments/comment.service.ts'
import type { TicketService } from '../events/tickets/ticket.service.ts'
import { rupees } from '../pricing/money.ts'
import type { ProductQuestionService } from '../product-questions/product-question.service.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import type { ReviewService } from '../reviews/review.service.ts'
import { isStillInReview, paymentInReview } from './reviewed-payment.repository.ts'

/** A decision that only a person can make. The case waits on the proof page until then. */
export interface Decision {
  readonly name: string
  readonly says: string
  /** False when no such case is waiting; a sentence when the person who decides has to do the rest. */
  decide(tx: Tx, id: string, now: Date): Promise<boolean | string>
}

export interface DecisionParts {
  readonly reviews: Pick<ReviewService, 'decide'>
  readonly comments: Pick<CommentService, 'decide'>
  readonly questions: Pick<ProductQuestionService, 'decide'>
  readonly refunds: Pick<RefundService, 'returnPayment' | 'payOut'>
  readonly checkout: Pick<GatewayCheckout, 'open' | 'sendBack'>
  readonly tickets: Pick<TicketService, 'callOff'>
}

export const decisionsWith = ({
  reviews,
  comments,
  questions,
  refunds,
  checkout,
  tickets,
}: DecisionParts): readonly Decision[] => [
  {
    name: 'call-off-event',
    says: 'Cancels the event with this slug: its tickets become void and all payments are refunded.',
    decide: (tx, slug) => tickets.callOff(tx, slug),
  },
  {
    name: 'publish-review',
    says: 'Publishes a review that is held for moderation.',
    decide: (tx, id) => reviews.decide(tx, id, 'published'),
  },
  {
    name: 'refuse-review',
    says: 'Rejects a review that is held for moderation; only its author still sees it.',
    decide: (tx, id) => reviews.decide(tx, id, 'refused'),
  },
  {
    name: 'publish-comment',
    says: 'Publishes a comment that is held for moderation, or keeps a flagged one.',
    decide: (tx, id) => comments.decide(tx, id, 'published'),
  },
  {
    name: 'refuse-comment',
    says: 'Hides a held or flagged comment; only its author still sees it.',
    decide: (tx, id) => comments.decide(tx, id, 'refused'),
  },
  {
    name: 'keep-question',
    says: 'Keeps an answered question about a product that was reported, and shows it again.',
    decide: (tx, id) => questions.decide(tx, id, 'keep'),
  },
  {
    name: 'remove-question',
    says: 'Takes a question about a product down with its answer, reported or not; its page shows the id.',
    decide: (tx, id) => questions.decide(tx, id, 'remove'),
  },
  {
    name: 'return-payment',
    says: 'Refunds a payment whose amount differs from the agreed one to its original payment method.',
    async decide(tx, paymentId, now) {
      const payment = await paymentInReview(tx, paymentId)
      if (!payment) return false
      const { own } = await checkout.open(tx, undefined, payment.transactionId)
      const reason = 'The amount differed from the agreed amount'
      await refunds.returnPayment(tx, { key: `review:${paymentId}`, paymentId, reason, now, ...payment })
      if (own.state === 'review' && !(await isStillInReview(tx, own.id)))
        await checkout.sendBack(tx, own, 'its amount differed from the agreed amount')
      return true
    },
  },
  {
    name: 'pay-out-refund',
    says: 'Pays out by hand what this order refunded into the wallet of an account that was closed and erased.',
    async decide(tx, id, now) {
      const amount = await refunds.payOut(tx, id, now)
      return amount > 0 && `Transfer ${rupees(amount)} to the buyer now, with ${id} in the text of the transfer.`
    },
  },
]
