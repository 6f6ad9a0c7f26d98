import type { AnswerOf } from '@nukkad/contracts'
import type { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { ReadyBytes, readyAnswer } from '../../../http/answers/ready-json.ts'
import type { Available } from '../products/product.repository.ts'
import { lessHeld } from '../products/product-details.ts'

/** What the page of a product answers. */
export type ProductAnswer = AnswerOf<typeof getProduct>

/** The page of a product as it is kept: as if payments under way held nothing of its SKUs. */
export interface Kept {
  readonly productId: number
  readonly skus: readonly string[]
  readonly answer: ReadyBytes<ProductAnswer>
}

/** The page with what is really left of the SKUs that payments under way hold. */
export const withHolds = (answer: ReadyBytes<ProductAnswer>, available: Available): ReadyBytes<ProductAnswer> =>
  new ReadyBytes(readyAnswer<typeof getProduct>({ data: lessHeld(answer.parse().data, available) }))

/** A kept page as it is now. The usual case is that nothing is held. */
export const asHeld = ({ answer, skus }: Kept, available: Available | null): ReadyBytes<ProductAnswer> =>
  available && skus.some((sku) => sku in available) ? withHolds(answer, available) : answer
