import { addAll, type Bits, intersectionSize, keepCommon, sizeOf, takeAway } from '../../catalogue/finder/bits.ts'
import { keepIn, type MeantWord } from '../../catalogue/finder/meaning.ts'
import { pickInOrder } from '../../catalogue/finder/sorting.ts'
import type { DocumentIndex, DocumentSort } from './document-index.ts'

export interface DocumentAsk {
  /** Only documents of this city, of none, and makers, who send everywhere. */
  readonly city?: string | undefined
  readonly kinds?: readonly string[] | undefined
  readonly sort: DocumentSort
  readonly from: number
  readonly to: number
}

export interface Counted {
  readonly total: number
  /** Of those, how many are called so, and do not only tell of it. They come first. */
  readonly strong: number
  /** By kind, whichever kinds were asked for: all, and those that are called so. */
  readonly counts: ReadonlyMap<string, number>
  readonly strongCounts: ReadonlyMap<string, number>
}
export interface DocumentsFound extends Counted {
  readonly ids: readonly number[]
}

/** The page of documents that answer all words, the best first, with counts. Without words it is all documents. */
export function findDocuments(index: DocumentIndex, words: readonly MeantWord[], ask: DocumentAsk): DocumentsFound {
  const { scratch } = index
  const levels = levelsOf(index, words)
  const conditions = []
  if (ask.city !== undefined) conditions.push({ bits: inCity(index, ask.city) })
  keepIn(levels, conditions)
  const counts = countKinds(index, levels.at(-1) as Bits)
  const strongCounts = countKinds(index, levels[1] as Bits)
  if (ask.kinds) {
    const wanted = scratch.empty()
    for (const kind of ask.kinds) index.kinds.get(kind)?.addTo(wanted)
    conditions.push({ bits: wanted })
    keepIn(levels, [{ bits: wanted }])
  }
  const all = levels.at(-1) as Bits
  const total = sizeOf(all)
  const strong = sizeOf(levels[1] as Bits)
  const places =
    ask.sort === 'latest'
      ? pickInOrder(all, total, index.orderOf('latest'), ask.from, ask.to)
      : pickByLevel(index, levels, ask)
  scratch.giveBack(...levels, ...conditions.map(({ bits }) => bits))
  return { ids: places.map((at) => index.id[at] as number), total, strong, counts, strongCounts }
}

/** All words in the title; in the title by meaning at least; anywhere; anywhere by meaning. Each holds the one before. */
function levelsOf(index: DocumentIndex, words: readonly MeantWord[]): Bits[] {
  const { scratch } = index
  const levels = Array.from({ length: 4 }, () => scratch.copyOf(index.live))
  for (const { words: own, meanings } of words) {
    const set = scratch.empty()
    const widen = [
      () => addTo(set, index.titleWords, own),
      () => addTo(set, index.titleWords, meanings),
      () => addTo(set, index.textWords, own),
      () => addTo(set, index.textWords, meanings),
    ]
    for (const [level, add] of widen.entries()) {
      add()
      keepCommon(levels[level] as Bits, set)
    }
    scratch.giveBack(set)
  }
  return levels
}

function addTo(set: Bits, members: DocumentIndex['titleWords'], words: readonly string[]): void {
  for (const word of words) members.get(word)?.addTo(set)
}

function inCity(index: DocumentIndex, city: string): Bits {
  const set = index.scratch.empty()
  index.cities.get(city)?.addTo(set)
  index.cities.get('')?.addTo(set)
  index.kinds.get('brand')?.addTo(set)
  return set
}

function countKinds(index: DocumentIndex, set: Bits): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [kind, members] of index.kinds) {
    const own = index.scratch.empty()
    members.addTo(own)
    const count = intersectionSize(own, set)
    index.scratch.giveBack(own)
    if (count > 0) counts.set(kind, count)
  }
  return counts
}

/** The best level first, and within one what people like. */
function pickByLevel(index: DocumentIndex, levels: readonly Bits[], { from, to }: DocumentAsk): number[] {
  const order = index.orderOf('popular')
  const picked: number[] = []
  const before = index.scratch.empty()
  let met = 0
  for (const level of levels) {
    const own = index.scratch.copyOf(level)
    takeAway(own, before)
    addAll(before, own)
    const size = sizeOf(own)
    if (met + size > from && met < to) picked.push(...pickInOrder(own, size, order, Math.max(0, from - met), to - met))
    index.scratch.giveBack(own)
    met += size
  }
  index.scratch.giveBack(before)
  return picked
}
