import type { AnswerOf } from '@nukkad/contracts'
import type { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'

/** The data of the shop's home page. */
export type ShopHome = AnswerOf<typeof shopHome>['data']
