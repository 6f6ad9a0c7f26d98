import type { Block } from '@nukkad/contracts/block'
import { BlockStack } from '@nukkad/editor'
import { postBlocks } from './post-blocks.ts'

interface WrittenBlocksProps {
  readonly editing: {
    readonly draft: { readonly blocks: readonly Block[] }
    readonly facts: { readonly city: string }
    readonly fields: Readonly<Record<string, string>>
    readonly round: number
    change(parts: { readonly blocks: readonly Block[] }): void
  }
}

/** The editor of the blocks of a post or an event. */
export function WrittenBlocks({ editing: { draft, facts, fields, round, change } }: WrittenBlocksProps) {
  return (
    <BlockStack
      key={round}
      kinds={postBlocks}
      city={facts.city}
      blocks={draft.blocks}
      inputErrors={fields}
      onChange={(blocks) => change({ blocks })}
    />
  )
}
