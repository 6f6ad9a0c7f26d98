import * as repository from './question-book.repository.ts'

/** What other modules read about questions to merchants. */
export const questionBook = {
  find: repository.find,
  countOpen: repository.countOpen,
} as const
