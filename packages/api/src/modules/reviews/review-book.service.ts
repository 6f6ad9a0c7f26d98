import { reviewedBy } from './review.repository.ts'

/** Reviews for order pages; takes the connection or transaction first. */
export const reviewBook = { reviewedBy } as const
