import { type EditedPost, type PostDraft, postDesk } from '@nukkad/contracts/endpoints/editor'
import { hrefs } from '@nukkad/platform'
import type { Kind } from './kind.ts'
import { type Written, wholeOf, withKey } from './written.ts'

export interface WrittenPost extends Omit<PostDraft, 'blocks'> {
  readonly blocks: readonly Written[]
}

export const postKind: Kind<EditedPost, WrittenPost> = {
  ...{ name: 'posts', word: 'post', desk: postDesk },
  open: (draft) => ({ ...draft, blocks: draft.blocks.map(withKey) }),
  toSend({ blocks, ...draft }) {
    const { whole, keys } = wholeOf(blocks)
    return { draft: { ...draft, blocks: whole }, keys }
  },
  preview: ({ city, slug }) => hrefs.preview(city, slug),
}
