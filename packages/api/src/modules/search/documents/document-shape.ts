import { type DocumentOf, defineShape, keyword, type SearchEngine } from '@nukkad/finder'

/** Places, posts, events and all else beside products, as the finder knows them. */
export const documentShape = defineShape({
  fields: {
    /** A dozen of them. */
    kind: keyword<string>(),
    /** '' for what belongs to no city. */
    city: keyword<string>(),
    popularity: { type: 'number', bits: 16 },
    /** seconds since 1970 */
    madeAt: { type: 'number', bits: 32 },
  },
  sorts: { popular: { highest: 'popularity' }, latest: { highest: 'madeAt' } },
  levels: ['title', 'title-by-meaning', 'text', 'text-by-meaning'],
})

/** What people like first, or what is new first. */
export type DocumentSort = keyof (typeof documentShape)['sorts']
type DocumentFields = (typeof documentShape)['fields']
export type SearchDocument = DocumentOf<DocumentFields>
export type DocumentEngine = SearchEngine<DocumentFields, DocumentSort>
