import type { Block } from '@nukkad/contracts/block'
import { type EditedPost, type PostDraft, postDesk } from '@nukkad/contracts/endpoints/editor'
import { hrefs } from '@nukkad/platform'
import { type DeskKindOf, deskCalls, deskFacts } from '../desk/desk-calls.ts'
import { wholeOf } from '../parts/post-blocks.ts'

export interface WrittenPost extends Omit<PostDraft, 'blocks'> {
  readonly blocks: readonly Block[]
}

export const postKind: DeskKindOf<EditedPost, WrittenPost> = {
  ...deskFacts('posts', 'post', 'block'),
  calls: (api, id) => deskCalls(api, postDesk, id),
  draftName: (id) => `post.${id}`,
  open: (draft) => draft,
  toSend({ blocks, ...draft }) {
    const { whole, keys } = wholeOf(blocks)
    return { draft: { ...draft, blocks: whole }, keys }
  },
  preview: ({ city, slug }) => hrefs.preview(city, slug),
}
