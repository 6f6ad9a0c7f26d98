import * as rows from './payment.repository.ts'

/** Records of payments for other modules; each call takes the transaction first. */
export const payments = {
  askBack: rows.askBack,
  noteGivenBack: rows.noteGivenBack,
  checkAllAt: rows.checkAllAt,
} as const
