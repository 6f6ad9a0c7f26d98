import { type DocumentOf, defineShape, keyword, type SearchEngine } from '@nukkad/finder'

/** Places, posts, events and everything else except products, as search documents. */
export const documentShape = defineShape({
  fields: {
    /** About a dozen values. */
    kind: keyword<string>(),
    /** '' for documents without a city. */
    city: keyword<string>(),
    popularity: { type: 'number', bits: 16 },
    /** seconds since 1970 */
    madeAt: { type: 'number', bits: 32 },
  },
  sorts: { popular: { highest: 'popularity' }, latest: { highest: 'madeAt' } },
  levels: ['title', 'title-by-meaning', 'text', 'text-by-meaning'],
})

/** Most popular first, or newest first. */
export type DocumentSort = keyof (typeof documentShape)['sorts']
type DocumentFields = (typeof documentShape)['fields']
export type SearchDocument = DocumentOf<DocumentFields>
export type DocumentEngine = SearchEngine<DocumentFields, DocumentSort>
