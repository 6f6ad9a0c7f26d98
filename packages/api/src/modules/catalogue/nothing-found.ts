import type { SearchInsight } from '@nukkad/contracts/endpoints/catalogue'
import type { ProductCard } from '@nukkad/contracts/endpoints/product-card'
import type { Db } from '../../db.ts'
import { keepCommon, sizeOf } from './finder/bits.ts'
import type { MeantWord } from './finder/meaning.ts'
import type { ProductIndex } from './finder/product-index.ts'
import { pickInOrder } from './finder/sorting.ts'
import { searchWords } from './finder/words.ts'
import { listingPage } from './listing.repository.ts'

const bestShown = 8
const shelvesShown = 6
const popular = 10

/** What was searched in place of what was typed, and what else it could have been. */
export function spellingOf(q: string, words: readonly MeantWord[], relaxedTo: string | null) {
  const replaced = (pick: (word: MeantWord) => string) => words.map(pick).join(' ')
  const isCorrected = words.some((word) => word.isCorrected)
  const didYouMean = words.flatMap((word) =>
    word.others.map((other) => replaced((one) => (one === word ? other : (one.words[0] ?? one.typed)))),
  )
  const corrected = isCorrected ? replaced((one) => (one.isCorrected ? (one.words[0] ?? one.typed) : one.typed)) : null
  return { q, correctedTo: corrected ?? relaxedTo, didYouMean: [...new Set(didYouMean)].slice(0, 3) }
}

/** Where somebody who found nothing could go on: shelves that sound like the words, and what others like. */
export async function insteadOf(
  index: ProductIndex,
  q: string,
  { db, snapshot, now }: { db: Db; snapshot: string; now: Date },
): Promise<SearchInsight['instead']> {
  const inStock = index.scratch.copyOf(index.live)
  keepCommon(inStock, index.inStock)
  const size = sizeOf(inStock)
  const places = pickInOrder(inStock, size, index.orderOf(popular, index.size), 0, bestShown)
  index.scratch.giveBack(inStock)
  const ids = places.map((at) => index.columns.id[at] as number)
  const { cards } = await listingPage(db, { ids, snapshot, now })
  return { categories: nearShelves(index, q), bestSellers: JSON.parse(`[${cards}]`) as ProductCard[] }
}

/** How many products stand on shelves now. */
function countOn(index: ProductIndex, shelfIds: readonly number[]): number {
  const set = index.scratch.empty()
  for (const id of shelfIds) index.shelves.get(id)?.addTo(set)
  keepCommon(set, index.live)
  const count = sizeOf(set)
  index.scratch.giveBack(set)
  return count
}

function nearShelves(index: ProductIndex, q: string) {
  const { frame, vocabulary, weightOf } = index
  const near = searchWords(q).flatMap((word) => [
    word,
    ...vocabulary.near(word, weightOf),
    ...(frame.meansOf.get(word) ?? []),
  ])
  const named = near
    .flatMap((word) => frame.named.get(word) ?? [])
    .flatMap(({ kind, key }) => (kind === 'category' ? [Number(key)] : []))
  const sections = [...frame.categories.values()].filter(({ parentId }) => parentId === null).map(({ id }) => id)
  return [...new Set([...named, ...sections])]
    .flatMap((id) => {
      const category = frame.categories.get(id)
      if (!category) return []
      return [
        { path: category.path, title: category.title, count: countOn(index, frame.shelvesOf(category.path) ?? []) },
      ]
    })
    .filter(({ count }) => count > 0)
    .slice(0, shelvesShown)
}
