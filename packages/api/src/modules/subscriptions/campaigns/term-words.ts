import type { Terms } from './campaign.repository.ts'

/** The terms of a plan, as shown on its page and on the subscriber's page. */
export const skipTerms = ({ cutOffDays }: Pick<Terms, 'cutOffDays'>): string =>
  cutOffDays === 0
    ? 'You can skip a delivery until the day it is packed.'
    : `You can skip a delivery until ${cutOffDays} ${cutOffDays === 1 ? 'day' : 'days'} before it is packed. It is postponed by one interval; you lose nothing.`

export function cancelTerms({ billing, rest }: Pick<Terms, 'billing' | 'rest'>): string {
  if (billing === 'mandate') {
    return 'Cancel any time: you will not be charged again, and deliveries you have paid for will still be sent.'
  }
  return rest === 'refund'
    ? 'Cancel any time: boxes that have not been packed are refunded to your original payment method.'
    : 'Cancel any time: the price covers all boxes, so the remaining ones are still sent and nothing renews.'
}
