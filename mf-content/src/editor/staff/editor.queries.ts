import { listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import { postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import type { EditedState } from '@nukkad/contracts/endpoints/content/staff-writing'
import type { EditedContent } from '@nukkad/editor'
import { type Api, queryOptions } from '@nukkad/platform'
import type { WritingKind } from './kinds.ts'
import { writingCalls, writingKey } from './staff-calls.ts'

export interface ListAsked {
  readonly state: EditedState | null
  readonly city: string
  readonly q: string
  readonly page: number
}

export const writtenQuery = (api: Api, { name, calls }: WritingKind, { state, city, q, page }: ListAsked) =>
  queryOptions({
    queryKey: [...writingKey, name, state, city, q, page],
    queryFn: ({ signal }) =>
      api.call(
        calls.list,
        { query: { page, ...(state && { state }), ...(city && { city }), ...(q && { q }) } },
        { signal },
      ),
    staleTime: 0,
  })

/** A record to be edited: fetched on each visit, and never refetched while it is being edited. */
export const editedQuery = <E extends EditedContent>(api: Api, kind: WritingKind, id: string) =>
  queryOptions({
    queryKey: ['editor', kind.name, id],
    queryFn: () => writingCalls<E>(api, kind.calls, id).read(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** The tags, localities and authors available for content of this city. */
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
