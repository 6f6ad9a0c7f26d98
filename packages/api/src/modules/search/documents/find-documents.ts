import type { MeantWord } from '@nukkad/finder'
import type { DocumentEngine, DocumentSort } from './document-shape.ts'

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

/** In the title, or in the title by meaning: such a document is called so, and does not only tell of it. */
const strongLevels = 2

/** The page of documents that answer all words, the best first, with counts. Without words it is all documents. */
export async function findDocuments(
  engine: DocumentEngine,
  words: readonly MeantWord[],
  ask: DocumentAsk & { readonly at: Date },
): Promise<DocumentsFound> {
  const { city, kinds, sort, from, to, at } = ask
  const query = {
    words: words.length > 0 ? words : undefined,
    filters: [...(city === undefined ? [] : [inCity(city)]), ...(kinds ? [ofKinds(kinds)] : [])],
    ...{ sort, isBestFirst: sort === 'popular', from, to },
    facets: { kind: 'kind' },
    closeLevels: strongLevels,
  } as const
  const { ids, total, counts, close } = await engine.find(query, at)
  return {
    ...{ ids, total, counts: counts.kind },
    strong: close?.total ?? total,
    strongCounts: close?.counts.kind ?? counts.kind,
  }
}

const inCity = (city: string) => ({
  any: [
    { field: 'city', oneOf: [city, ''] },
    { field: 'kind', oneOf: ['brand'] },
  ] as const,
})

const ofKinds = (kinds: readonly string[]) => ({ facet: 'kind', any: [{ field: 'kind', oneOf: kinds }] as const })
