import type { AnswerOf } from '@nukkad/contracts'
import type { getStore } from '@nukkad/contracts/endpoints/merchants/merchant-pages'

/** A store with its products. */
export type StoreDetails = AnswerOf<typeof getStore>['data']
