import { type Comment, type CommentedKind, listComments } from '@nukkad/contracts/endpoints/content/comments'
import { type Api, infiniteQueryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export interface CommentedContent {
  readonly object: CommentedKind
  /** `city/slug`, or just a slug if it is unique in the country */
  readonly of: string
}
export interface CommentPage {
  readonly data: Comment[]
  readonly total: number
  readonly next: string | null
}

export const commentsKey = ({ object, of }: CommentedContent) => ['comments', object, of] as const

export const commentsQuery = (api: Api, content: CommentedContent) =>
  infiniteQueryOptions({
    queryKey: commentsKey(content),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<CommentPage> =>
      api.call(
        listComments,
        { query: { object: content.object, ref: content.of, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: (last: CommentPage) => last.next ?? undefined,
    staleTime: 60_000,
    ...retryWhileAway,
  })
