import type { Db, Queryable } from '../../db.ts'
import type { CartAnswers } from './reading/cart-answers.ts'
import type { CartReader } from './reading/cart-reader.ts'
import type { CartReadings } from './reading/cart-readings.ts'
import type { ProductDescriptions } from './reading/product-descriptions.ts'

/** The dependencies of the cart services. */
export interface CartParts {
  readonly db: Db
  readonly descriptions: ProductDescriptions
  readonly cartReader: CartReader
  readonly answers: CartAnswers
  readonly readings: CartReadings
  readonly now: () => Date
  readonly isBlocked: boolean
  readonly uploads: Uploads
}

/** Checks who owns uploaded pictures. */
export interface Uploads {
  exists(q: Queryable, userId: string, urls: readonly string[]): Promise<boolean>
}
