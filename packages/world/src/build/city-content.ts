import { contentByCity } from '../data/cities/index.ts'
import type { CityContent } from '../data/content-types.ts'

const nothing: CityContent = {
  ...{ localities: [], places: [], posts: [], events: [], series: [], malls: [] },
  ...{ videos: [], maps: [] },
}

/** What a city's files tell; a city without files has nothing to tell yet. */
export const contentOf = (city: string): CityContent => contentByCity[city] ?? nothing
