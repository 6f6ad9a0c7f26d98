import type { Block } from '@nukkad/contracts/block'
import { type EditedPost, editorPosts, type PostDraft } from '@nukkad/contracts/endpoints/content/editor'
import { hrefs } from '@nukkad/platform'
import { wholeOf } from '../parts/post-blocks.ts'
import { type WritingKindOf, writingCalls, writingFacts } from '../staff/staff-calls.ts'

export interface WrittenPost extends Omit<PostDraft, 'blocks'> {
  readonly blocks: readonly Block[]
}

export const postKind: WritingKindOf<EditedPost, WrittenPost> = {
  ...writingFacts('posts', 'post', 'block'),
  calls: (api, id) => writingCalls(api, editorPosts, id),
  draftName: (id) => `post.${id}`,
  open: (draft) => draft,
  toSend({ blocks, ...draft }, saved) {
    const { whole, ids, unfinished } = wholeOf(blocks, saved.blocks)
    return { draft: { ...draft, blocks: whole }, blockIds: { blocks: ids }, unfinished }
  },
  preview: ({ city, slug }) => hrefs.preview(city, slug),
}
