import { checkAllAt } from './refund.repository.ts'

/** What other modules note of refunds; each call takes the transaction first. */
export const refunds = { checkAllAt } as const
