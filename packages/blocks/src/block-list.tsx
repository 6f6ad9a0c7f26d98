import type { Block, ReferencedContent } from '@nukkad/contracts/block'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import styles from './block-list.module.css'
import { viewOf } from './drawn.ts'

export interface BlockListProps {
  readonly blocks: readonly Block[]
  readonly content: ReferencedContent
  /** column: text for reading; page: the full width of the page */
  readonly look: 'column' | 'page'
  /** Whether the first text starts with a drop cap, for long reads. */
  readonly hasDropCap?: boolean
  /** The heading level of blocks: `h2` under the title of a page. */
  readonly heading?: 'h2' | 'h3'
  /** Wraps each block in an element that names it, without a box of its own, so that taps can be tracked. */
  readonly isMarked?: boolean
}

/** How many blocks a phone's first screen can show. */
const seenFirst = 2

/** Renders a list of blocks. A block whose kind or version this release does not know is left out. */
export function BlockList(props: BlockListProps) {
  const { blocks, content, look, hasDropCap = false, heading = 'h2', isMarked = false } = props
  const seen = new Set<string>()
  return (
    <div className={styles[look]}>
      {blocks.map(({ id, type, v, data }, at) => {
        const View = viewOf(type, v)
        if (!View) return null
        const isFirst = !seen.has(type)
        seen.add(type)
        const view = <View key={id} {...{ id, content, look, heading, isFirst, hasDropCap }} data={data} />
        const block = isMarked ? (
          <div key={id} className={styles.marked} data-block={id} data-kind={type}>
            {view}
          </div>
        ) : (
          view
        )
        return at < seenFirst ? block : <HydrateLater key={id}>{block}</HydrateLater>
      })}
    </div>
  )
}
