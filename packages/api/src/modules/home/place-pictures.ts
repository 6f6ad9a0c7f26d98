import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable } from '../../db.ts'
import { keysIn } from '../feeds/read-feed.ts'
import type { PlaceService } from '../places/places.service.ts'

/** The number of places in a list, and the picture of one of them. */
export interface PlacesOfHome {
  of(city: string, list: string): { readonly count: number; readonly image: Picture | null }
}

/** Counts and pictures of the lists with these keys, in two statements however many there are. */
export async function placesOfHome(
  q: Queryable,
  places: Pick<PlaceService, 'counts' | 'firstOfEach'>,
  city: string,
  keys: readonly string[],
): Promise<PlacesOfHome> {
  const [counts, firsts] = await Promise.all([places.counts(q, city), places.firstOfEach(q, keys)])
  return {
    of(home, list) {
      const wanted = keysIn(home, list)
      const first = wanted.map((key) => firsts.get(key)).find((card) => card !== undefined)
      return { count: wanted.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0), image: first?.image ?? null }
    },
  }
}
