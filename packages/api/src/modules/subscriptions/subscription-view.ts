import type { SubscriptionState } from '@nukkad/contracts/endpoints/money/subscription-state'
import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { Picture } from '@nukkad/contracts/schema'
import { inRupees, type Paise, rupees, sum } from '../pricing/money.ts'
import type { CycleRow } from './boxes/cycle.repository.ts'
import { dayInWords, everyWords } from './boxes/cycle-dates.ts'
import { cancelTerms } from './campaigns/term-words.ts'
import { canSkip, isEnding, isPaused, isRunning, type NextDelivery, nextDelivery } from './next-delivery.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'

/** What is refunded on cancelling, and what the owner reads before confirming. */
function onCancel(row: SubscriptionRow, log: readonly CycleRow[]): { words: string; refund: Paise } {
  const owed = log.filter(({ state }) => state === 'owed')
  const boxes = owed.length === 1 ? '1 box' : `${owed.length} boxes`
  if (row.billing === 'upfront' && row.rest === 'refund' && owed.length > 0) {
    const refund = sum(owed, ({ amount }) => amount)
    return {
      refund,
      words: `${boxes} not packed yet: ${rupees(refund)} will be refunded to your original payment method.`,
    }
  }
  const still = owed.length > 0 ? ` ${boxes} you paid for will still be sent.` : ''
  return { refund: 0, words: `${cancelTerms(row)}${still}` }
}

const labels: Readonly<Record<SubscriptionState, string>> = {
  created: 'Not paid yet',
  authenticated: 'Starts soon',
  active: 'Running',
  pending: 'Payment failed',
  halted: 'Stopped',
  paused: 'Paused',
  cancelled: 'Ended',
  completed: 'All delivered',
  expired: 'Not started',
}

function wordsOf(row: SubscriptionRow, next: NextDelivery | null): string {
  if (row.state === 'created') return 'It starts as soon as it is paid.'
  if (isEnding(row)) {
    return next || row.endsOn
      ? `You cancelled it. Boxes you have paid for will still be sent${row.endsOn ? `, until ${dayInWords(row.endsOn)}` : ''}.`
      : 'You cancelled it. Nothing more will be sent or charged.'
  }
  if (row.resumeOn && next) return `You skipped a delivery: the next one is on ${dayInWords(next.on)}.`
  if (isPaused(row)) return 'Nothing is sent or charged until you resume it.'
  if (row.state === 'pending') return 'Your bank declined the last payment. We will try again every day for three days.'
  if (row.state === 'halted')
    return 'Your bank declined the payment four times, so it has stopped, and you owe nothing. You can subscribe again while it is offered, or cancel it.'
  if (row.state === 'completed') return 'Every box you paid for has been packed.'
  return next ? `The next box is packed on ${dayInWords(next.on)}.` : 'The next box is on its way.'
}

export interface Face {
  readonly id: string
  readonly title: string
  readonly image: Picture
}

export function showSubscription(
  row: SubscriptionRow,
  log: readonly CycleRow[],
  campaign: Face,
  now: Date,
): Subscription {
  const next = nextDelivery(row, log)
  const isSkipped = row.resumeOn !== null
  const goesOn = isRunning(row) && !isEnding(row)
  const { words, refund } = onCancel(row, log)
  return {
    id: row.id,
    campaign,
    planId: row.planId,
    title: row.title,
    billing: row.billing,
    price: inRupees(row.price),
    every: everyWords(row),
    deliveries: row.deliveries,
    state: row.state,
    transactionId: row.transactionId,
    label: isEnding(row)
      ? labels.cancelled
      : isPaused(row) && !isSkipped
        ? labels.paused
        : isSkipped
          ? labels.active
          : labels[row.state],
    words: wordsOf(row, next),
    next: isPaused(row) && !isSkipped ? null : next,
    paused: isPaused(row) ? { until: row.resumeOn } : null,
    address: row.address,
    log: log.map(({ cycle: number, state, dueOn: on, amount, orderId }) => ({
      number,
      state,
      on,
      orderId,
      amount: inRupees(amount),
    })),
    can: {
      pay: row.state === 'created',
      skip: canSkip(row, next, now),
      pause: row.state === 'active' && row.steer === null && goesOn && !isSkipped,
      resume: isPaused(row) && !isEnding(row) && row.steer === null,
      move: goesOn || log.some(({ state }) => state === 'owed'),
      cancel: goesOn,
    },
    onCancel: { words, refund: inRupees(refund) },
    startedAt: row.createdAt.toISOString(),
  }
}
