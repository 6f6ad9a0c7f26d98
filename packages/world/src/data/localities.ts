import { contentByCity } from './cities/index.ts'
import type { LocalitySeed } from './content-types.ts'

/** Neighbourhoods of the eight cities, in the order in which a city shows them. */
export const localities: readonly (LocalitySeed & { readonly city: string })[] = Object.entries(contentByCity).flatMap(
  ([city, content]) => content.localities.map((one) => ({ city, ...one })),
)
