import { reviewedBy } from './review.repository.ts'

/** Reviews as pages of orders know them; takes the connection or transaction first. */
export const reviewBook = { reviewedBy } as const
