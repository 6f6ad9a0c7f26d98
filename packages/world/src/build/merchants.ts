import { makersByCity } from '../data/merchants/index.ts'
import { slugOf } from '../slug.ts'
import type { WorldMaker } from './types.ts'

/** All makers of all cities. */
export const makers: readonly WorldMaker[] = Object.entries(makersByCity).flatMap(([city, list]) =>
  list.map((maker) => ({ ...maker, city, slug: slugOf(maker.name) })),
)
