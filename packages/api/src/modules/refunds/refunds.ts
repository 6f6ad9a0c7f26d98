import { checkAllAt } from './refund.repository.ts'

/** Records of refunds for other modules; each call takes the transaction first. */
export const refunds = { checkAllAt } as const
