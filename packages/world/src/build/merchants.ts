import { merchantsByCity } from '../data/merchants/index.ts'
import { slugOf } from '../slug.ts'
import type { WorldMerchant } from './types.ts'

/** All merchants of all cities. */
export const merchants: readonly WorldMerchant[] = Object.entries(merchantsByCity).flatMap(([city, list]) =>
  list.map((maker) => ({ ...maker, city, slug: slugOf(maker.name) })),
)
