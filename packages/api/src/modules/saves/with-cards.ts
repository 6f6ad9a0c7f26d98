import type { SavedItem, SavedRef, SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import type { Cards, CardsByKind } from './cards-by-kind.ts'

/** What a save shows: the card of its kind, or none when it is gone. */
type ItemCards = Pick<SavedItem, SaveKind>
export type WithCards = (rows: readonly SavedRef[]) => Promise<ItemCards[]>

/** Loads the cards of saves in the order of the rows, each kind at once. */
export function createWithCards(cardsByKind: CardsByKind): WithCards {
  async function cardsOf<K extends SaveKind>(rows: readonly SavedRef[], kind: K): Promise<Cards<K>> {
    const refs = rows.filter((row) => row.kind === kind).map(({ ref }) => ref)
    return refs.length > 0 ? cardsByKind[kind]([...new Set(refs)]) : new Map()
  }

  return async (rows) => {
    const [products, places, posts, events, malls, videos, maps] = await Promise.all([
      cardsOf(rows, 'product'),
      cardsOf(rows, 'place'),
      cardsOf(rows, 'post'),
      cardsOf(rows, 'event'),
      cardsOf(rows, 'mall'),
      cardsOf(rows, 'video'),
      cardsOf(rows, 'map'),
    ])
    return rows.map(({ kind, ref }) => ({
      product: (kind === 'product' && products.get(ref)) || null,
      place: (kind === 'place' && places.get(ref)) || null,
      post: (kind === 'post' && posts.get(ref)) || null,
      event: (kind === 'event' && events.get(ref)) || null,
      mall: (kind === 'mall' && malls.get(ref)) || null,
      video: (kind === 'video' && videos.get(ref)) || null,
      map: (kind === 'map' && maps.get(ref)) || null,
    }))
  }
}
