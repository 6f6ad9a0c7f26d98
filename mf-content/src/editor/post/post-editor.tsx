import { cityOf } from '@nukkad/contracts'
import type { EditedPost } from '@nukkad/contracts/endpoints/content/editor'
import { ContentEditor, useEditing } from '@nukkad/editor'
import { WrittenBlocks } from '../parts/written-blocks.tsx'
import { PostFields } from './post-fields.tsx'
import { postKind } from './post-kind.ts'

/** The editor of a post: its facts and its blocks. */
export function PostEditor({ begun }: { readonly begun: EditedPost }) {
  const editing = useEditing(postKind, begun)
  const { draft, facts, fields, change } = editing
  return (
    <ContentEditor editing={editing} title={draft.title} about={cityOf(facts.city)?.name}>
      <PostFields city={facts.city} written={{ draft, fields, onChange: change }} />
      <WrittenBlocks editing={editing} />
    </ContentEditor>
  )
}
