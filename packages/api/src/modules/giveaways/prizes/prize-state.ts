import type { PrizeState } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import type { PrizeRow } from './prize.repository.ts'

/**
 * How long a winner can answer: until the end of the seventh day in India after the day on which they were told. The
 * rules of a giveaway promise it. The deadline is stored with each winner, so a change applies to later winners only.
 */
const answerDays = 7

/** The last moment at which a winner who was notified at this time can answer. */
export const answerByOf = (toldAt: Date): Date => new Date(indianMidnight(toldAt, answerDays + 1).getTime() - 1)

export function stateOf({ passedOver, sentAt, answeredAt, answerBy }: PrizeRow, at: Date): PrizeState {
  if (passedOver !== null) return 'passed-over'
  if (sentAt) return 'sent'
  if (answeredAt) return 'answered'
  return answerBy && answerBy < at ? 'late' : 'open'
}
