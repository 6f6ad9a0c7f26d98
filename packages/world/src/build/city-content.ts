import { contentByCity } from '../data/cities/index.ts'
import type { CityContent } from '../data/content-types.ts'

const nothing: CityContent = {
  localities: [],
  places: [],
  posts: [],
  events: [],
  series: [],
  malls: [],
  videos: [],
  maps: [],
}

/** The content of a city; empty for a city without content files. */
export const contentOf = (city: string): CityContent => contentByCity[city] ?? nothing
