import type { AnswerOf } from '@nukkad/contracts'
import type { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'

/** What the shop's front is made of. */
export type ShopHome = AnswerOf<typeof shopHome>['data']
