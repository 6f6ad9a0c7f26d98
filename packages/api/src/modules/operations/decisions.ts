import type { Tx } from '../../db.ts'
import type { CommentService } from '../comments/comment.service.ts'
import type { TicketService } from '../events/tickets/ticket.service.ts'
import type { RefundService } from '../refunds/refund.service.ts'
import type { ReviewService } from '../reviews/review.service.ts'
import { paymentInReview } from './reviewed-payment.repository.ts'

/** A decision that only a person can make. The case waits on the proof page until then. */
export interface Decision {
  readonly name: string
  readonly says: string
  /** False when no such case is waiting. */
  decide(tx: Tx, id: string, now: Date): Promise<boolean>
}

export interface DecisionParts {
  readonly reviews: Pick<ReviewService, 'decide'>
  readonly comments: Pick<CommentService, 'decide'>
  readonly refunds: Pick<RefundService, 'returnPayment'>
  readonly tickets: Pick<TicketService, 'callOff'>
}

export const decisionsWith = ({ reviews, comments, refunds, tickets }: DecisionParts): readonly Decision[] => [
  {
    name: 'call-off-event',
    says: 'Calls an event off, by its slug: its tickets are void and all money goes back.',
    decide: (tx, slug) => tickets.callOff(tx, slug),
  },
  {
    name: 'publish-review',
    says: 'Shows a held review to everybody.',
    decide: (tx, id) => reviews.decide(tx, id, 'published'),
  },
  {
    name: 'refuse-review',
    says: 'Keeps a held review from being shown; its writer still sees it.',
    decide: (tx, id) => reviews.decide(tx, id, 'refused'),
  },
  {
    name: 'publish-comment',
    says: 'Shows a held comment to everybody, or leaves a flagged one where it is.',
    decide: (tx, id) => comments.decide(tx, id, 'published'),
  },
  {
    name: 'refuse-comment',
    says: 'Takes a held or flagged comment out of sight; its writer still sees it.',
    decide: (tx, id) => comments.decide(tx, id, 'refused'),
  },
  {
    name: 'return-payment',
    says: 'Sends a payment that differs from what was agreed back to where it came from.',
    async decide(tx, paymentId, now) {
      const payment = await paymentInReview(tx, paymentId)
      if (!payment) return false
      const reason = 'The amount was not what we had agreed on'
      await refunds.returnPayment(tx, { key: `review:${paymentId}`, paymentId, reason, now, ...payment })
      return true
    },
  },
]
