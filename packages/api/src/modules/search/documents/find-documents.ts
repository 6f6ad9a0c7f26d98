import type { MeantWord } from '@nukkad/finder'
import type { DocumentEngine, DocumentSort } from './document-shape.ts'

export interface DocumentAsk {
  /** Only documents of this city, those without a city, and makers, who ship everywhere. */
  readonly city?: string | undefined
  readonly kinds?: readonly string[] | undefined
  readonly sort: DocumentSort
  readonly from: number
  readonly to: number
}

export interface Counted {
  readonly total: number
  /** How many of them match by title, and not only by their text. They come first. */
  readonly strong: number
  /** By kind, whichever kinds were asked for: all matches, and those by title. */
  readonly counts: ReadonlyMap<string, number>
  readonly strongCounts: ReadonlyMap<string, number>
}
export interface DocumentsFound extends Counted {
  readonly ids: readonly number[]
}

/** Levels of a match by title, or by the title's meaning, as opposed to the text. */
const strongLevels = 2

/** A page of the documents that match all words, best first, with counts. Without words, all documents match. */
export async function findDocuments(
  engine: DocumentEngine,
  words: readonly MeantWord[],
  ask: DocumentAsk & { readonly at: Date },
): Promise<DocumentsFound> {
  const { city, kinds, sort, from, to, at } = ask
  const query = {
    words: words.length > 0 ? words : undefined,
    filters: [...(city === undefined ? [] : [inCity(city)]), ...(kinds ? [ofKinds(kinds)] : [])],
    sort,
    isBestFirst: sort === 'popular',
    from,
    to,
    facets: { kind: 'kind' },
    closeLevels: strongLevels,
  } as const
  const { ids, total, counts, close } = await engine.find(query, at)
  return {
    ids,
    total,
    counts: counts.kind,
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
