import type { AnswerOf } from '@nukkad/contracts'
import type { getStore } from '@nukkad/contracts/endpoints/merchants/merchant-pages'

/** A store with what it sells. */
export type StoreDetails = AnswerOf<typeof getStore>['data']
