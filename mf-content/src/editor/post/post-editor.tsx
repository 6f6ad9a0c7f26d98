import { cityOf } from '@nukkad/contracts'
import { type EditedPost, mostBlocks } from '@nukkad/contracts/endpoints/content/editor'
import { BlockStack, ThingEditor, useEditing } from '@nukkad/editor'
import { postBlocks } from '../parts/post-blocks.ts'
import { PostFields } from './post-fields.tsx'
import { postKind } from './post-kind.ts'

/** A post under the hands of an editor: its facts and its blocks. */
export function PostEditor({ begun }: { readonly begun: EditedPost }) {
  const editing = useEditing(postKind, begun)
  const { draft, facts, round, fields, change } = editing
  return (
    <ThingEditor editing={editing} title={draft.title} about={cityOf(facts.city)?.name}>
      <PostFields city={facts.city} written={{ draft, fields, onChange: change }} />
      <BlockStack
        key={`blocks ${round}`}
        kinds={postBlocks}
        city={facts.city}
        blocks={draft.blocks}
        problems={fields}
        most={mostBlocks}
        onChange={(blocks) => change({ blocks })}
      />
    </ThingEditor>
  )
}
