import type { Terms } from './campaign.repository.ts'

/** The terms of a plan, as shown on its page and on the subscriber's page. */
export const skipTerms = ({ cutOffDays }: Pick<Terms, 'cutOffDays'>): string =>
  cutOffDays === 0
    ? 'Skip a delivery until the day it is packed.'
    : `Skip a delivery until ${cutOffDays} ${cutOffDays === 1 ? 'day' : 'days'} before it is packed. It moves on by one interval; you lose none.`

export function cancelTerms({ billing, rest }: Pick<Terms, 'billing' | 'rest'>): string {
  if (billing === 'mandate') {
    return 'Stop whenever you like: nothing more is charged, and what is paid still comes.'
  }
  return rest === 'refund'
    ? 'Stop whenever you like: boxes that were not packed yet go back to where you paid from.'
    : 'Stop whenever you like: the price was made for all boxes, so the rest still comes and nothing begins again.'
}
