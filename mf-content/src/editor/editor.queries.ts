import { listAuthors } from '@nukkad/contracts/endpoints/authors'
import { editorPost, editorPosts, type PostState, postRevisions } from '@nukkad/contracts/endpoints/editor'
import { postTaxonomies } from '@nukkad/contracts/endpoints/posts'
import { type Api, queryOptions } from '@nukkad/platform'

export const deskKey = ['editor', 'desk'] as const

export interface DeskAsked {
  readonly state: PostState | null
  readonly city: string
  readonly q: string
  readonly page: number
}

export const deskQuery = (api: Api, { state, city, q, page }: DeskAsked) =>
  queryOptions({
    queryKey: [...deskKey, state, city, q, page],
    queryFn: ({ signal }) =>
      api.call(
        editorPosts,
        { query: { page, ...(state && { state }), ...(city && { city }), ...(q && { q }) } },
        { signal },
      ),
    staleTime: 0,
  })

/** A post to go on writing: read anew on each visit, and never under the hands of whoever writes. */
export const editedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['editor', 'post', id],
    queryFn: async ({ signal }) => (await api.call(editorPost, { params: { id } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const revisionsKey = (id: string) => ['editor', 'revisions', id] as const
export const revisionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: revisionsKey(id),
    queryFn: async ({ signal }) => (await api.call(postRevisions, { params: { id } }, { signal })).data,
    staleTime: 0,
  })

/** What a post of this city can be filed under, and who can have written it. */
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
