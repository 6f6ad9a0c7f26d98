import { listAuthors } from '@nukkad/contracts/endpoints/authors'
import type { EditedState } from '@nukkad/contracts/endpoints/desk'
import { postTaxonomies } from '@nukkad/contracts/endpoints/posts'
import { type Api, queryOptions } from '@nukkad/platform'
import { callsTo, type EditedThing, type KindFacts } from './kind.ts'

export const deskKey = ['editor', 'desk'] as const

export interface DeskAsked {
  readonly state: EditedState | null
  readonly city: string
  readonly q: string
  readonly page: number
}

export const deskQuery = (api: Api, { name, desk }: KindFacts, { state, city, q, page }: DeskAsked) =>
  queryOptions({
    queryKey: [...deskKey, name, state, city, q, page],
    queryFn: ({ signal }) =>
      api.call(
        desk.list,
        { query: { page, ...(state && { state }), ...(city && { city }), ...(q && { q }) } },
        { signal },
      ),
    staleTime: 0,
  })

/** A thing to go on writing: read anew on each visit, and never under the hands of whoever writes. */
export const editedQuery = <E extends EditedThing>(api: Api, kind: KindFacts, id: string) =>
  queryOptions({
    queryKey: ['editor', kind.name, id],
    queryFn: () => callsTo<E>(api, kind, id).read(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const revisionsKey = ({ name }: KindFacts, id: string) => ['editor', 'revisions', name, id] as const
export const revisionsQuery = (api: Api, kind: KindFacts, id: string) =>
  queryOptions({
    queryKey: revisionsKey(kind, id),
    queryFn: async ({ signal }) => (await api.call(kind.desk.revisions, { params: { id } }, { signal })).data,
    staleTime: 0,
  })

/** What a thing of this city can be filed under, and who can have written it. */
export const termsQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['editor', 'terms', city],
    queryFn: async ({ signal }) => {
      const [{ data: terms }, { data: authors }] = await Promise.all([
        api.call(postTaxonomies, { query: { city } }, { signal }),
        api.call(listAuthors, { query: { city } }, { signal }),
      ])
      return { tags: terms.tags, localities: terms.localities, authors }
    },
    staleTime: 300_000,
  })
