import * as rows from './payment.repository.ts'

/** What other modules note of payments; each call takes the transaction first. */
export const payments = {
  askBack: rows.askBack,
  noteGivenBack: rows.noteGivenBack,
  checkAllAt: rows.checkAllAt,
} as const
