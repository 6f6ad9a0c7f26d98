import type { EditedPost } from '@nukkad/contracts/endpoints/editor'
import { BlockStack } from './block-stack.tsx'
import { PostFields } from './post-fields.tsx'
import { postKind } from './post-kind.ts'
import { ThingEditor } from './thing-editor.tsx'
import { useEditing } from './use-editing.ts'

/** A post under the hands of an editor: its facts and its blocks. */
export function PostEditor({ begun }: { readonly begun: EditedPost }) {
  const editing = useEditing(postKind, begun)
  const { draft, facts, fields, change } = editing
  return (
    <ThingEditor editing={editing} title={draft.title}>
      <PostFields city={facts.city} written={{ draft, fields, onChange: change }} />
      <BlockStack city={facts.city} blocks={draft.blocks} fields={fields} onChange={(blocks) => change({ blocks })} />
    </ThingEditor>
  )
}
