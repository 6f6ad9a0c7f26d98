import type { AnswerOf } from '@nukkad/contracts'
import type { getStore } from '@nukkad/contracts/endpoints/merchant-pages'

/** A store with what it sells. */
export type StoreDetails = AnswerOf<typeof getStore>['data']
