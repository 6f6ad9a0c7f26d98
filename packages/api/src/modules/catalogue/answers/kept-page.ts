import type { AnswerOf } from '@nukkad/contracts'
import type { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { ReadyBytes, readyAnswer } from '../../../http/answers/ready-json.ts'
import type { Available } from '../products/product.repository.ts'
import { lessHeld } from '../products/product-details.ts'

/** The response of a product page. */
export type ProductAnswer = AnswerOf<typeof getProduct>

/** A cached product page, as if running payments held none of its SKUs. */
export interface Kept {
  readonly productId: number
  readonly skus: readonly string[]
  readonly answer: ReadyBytes<ProductAnswer>
  /** The day in India for which it is valid, if it says something that ends at midnight (`namesDays`). */
  readonly day: string | undefined
}

/** The page with the stock that is left after the holds of running payments. */
export const withHolds = (answer: ReadyBytes<ProductAnswer>, available: Available): ReadyBytes<ProductAnswer> =>
  new ReadyBytes(readyAnswer<typeof getProduct>({ data: lessHeld(answer.parse().data, available) }))

/** A cached page with the current holds applied. Usually nothing is held. */
export const asHeld = ({ answer, skus }: Kept, available: Available | null): ReadyBytes<ProductAnswer> =>
  available && skus.some((sku) => sku in available) ? withHolds(answer, available) : answer
