import * as rows from './payment.repository.ts'
import { checkAllAt } from './settling/orders-to-check.repository.ts'

/** Records of payments for other modules; each call takes the transaction first. */
export const payments = {
  askBack: rows.askBack,
  noteGivenBack: rows.noteGivenBack,
  checkAllAt,
} as const
