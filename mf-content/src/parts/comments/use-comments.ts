import {
  type Comment,
  type OwnComment,
  updateComment,
  writeComment,
} from '@nukkad/contracts/endpoints/content/comments'
import { useApi, useInfiniteQuery, useMutation, useQueryClient, useTrack } from '@nukkad/platform'
import { type CommentedContent, type CommentPage, commentsKey, commentsQuery } from './comments.queries.ts'

interface Pages {
  readonly pages: CommentPage[]
  readonly pageParams: (string | null)[]
}
type Change = (rows: readonly Comment[]) => Comment[]

/** The comments on an item, and the actions on them. The list changes once the server has confirmed. */
export function useComments(content: CommentedContent) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const list = useInfiniteQuery(commentsQuery(api, content))
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []

  const put = (total: number, first: Change, others: Change = first) =>
    client.setQueryData<Pages>(
      commentsKey(content),
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page, at) => ({ ...page, total, data: (at === 0 ? first : others)(page.data) })),
        },
    )
  const without =
    ({ id }: { readonly id: string }): Change =>
    (all) =>
      all.filter((one) => one.id !== id)

  const write = useMutation({
    mutationFn: async (text: string): Promise<OwnComment> =>
      (await api.call(writeComment, { body: { object: content.object, ref: content.of, text } })).data,
    onSuccess: (own) => {
      track('COMMENT_WRITTEN', { object: content.object, ref: content.of })
      if (own.state === 'published') put(own.total, (all) => [own, ...without(own)(all)], without(own))
    },
  })
  const edit = useMutation({
    mutationFn: async ({ id, text }: { id: string; text: string }): Promise<OwnComment> =>
      (await api.call(updateComment, { body: { id, action: 'edit', text } })).data,
    onSuccess: (own) => {
      const isShown = own.state === 'published'
      put(own.total, (all) => (isShown ? all.map((one) => (one.id === own.id ? own : one)) : without(own)(all)))
    },
  })
  /** It stays in the list with an undo, until the visitor leaves the page. */
  const remove = useMutation({
    mutationFn: async (id: string): Promise<OwnComment> =>
      (await api.call(updateComment, { body: { id, action: 'delete' } })).data,
    onSuccess: ({ total }) => put(total, (all) => [...all]),
  })
  const restore = useMutation({
    mutationFn: async (id: string): Promise<OwnComment> =>
      (await api.call(updateComment, { body: { id, action: 'restore' } })).data,
    onSuccess: ({ total }) => put(total, (all) => [...all]),
  })
  const flag = useMutation({
    mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
      void (await api.call(updateComment, { body: { id, action: 'flag', reason } })),
  })
  return { list, rows, total: list.data?.pages[0]?.total ?? 0, write, edit, remove, restore, flag }
}
export type Comments = ReturnType<typeof useComments>
