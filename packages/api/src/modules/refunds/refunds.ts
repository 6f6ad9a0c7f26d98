import type { Tx } from '../../db.ts'
import { tryNow } from '../../outbox/outbox.repository.ts'
import { checkAllAt } from './refund.repository.ts'
import { refundKind } from './refund-steps.ts'

/** Records of refunds for other modules; each call takes the transaction first. */
export const refunds = {
  /** Schedules a check of every refund that the gateway has, and sends it the others again; returns how many. */
  retryAll: async (tx: Tx, now: Date): Promise<number> => (await checkAllAt(tx, now)) + (await tryNow(tx, refundKind)),
} as const
