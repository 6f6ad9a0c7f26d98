import { ratingsOfPlaces, reviewedBy } from './review.repository.ts'

/** Reviews as pages of orders and of places know them; takes the connection or transaction first. */
export const reviewBook = { reviewedBy, ratingsOfPlaces } as const
