import type { CityContent } from '../../content-types.ts'
import { spas } from '../spas.ts'
import { events } from './events.ts'
import { maps, videos } from './films-and-maps.ts'
import { localities } from './localities.ts'
import { malls } from './malls.ts'
import { places } from './places.ts'
import { streetPosts } from './posts-street.ts'
import { tablePosts } from './posts-table.ts'
import { recurring } from './series.ts'

export const pune: CityContent = {
  localities,
  events,
  series: recurring,
  malls,
  videos,
  maps,
  places: [...places, ...(spas.pune ?? [])],
  posts: [...streetPosts, ...tablePosts],
}
