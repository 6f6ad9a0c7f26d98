import type { Block, BlockThings } from '@nukkad/contracts/block'
import { Late } from '@nukkad/ui/late'
import styles from './block-list.module.css'
import { viewOf } from './drawn.ts'

export interface BlockListProps {
  readonly blocks: readonly Block[]
  readonly things: BlockThings
  /** column: a text to read; page: as wide as the page */
  readonly look: 'column' | 'page'
  /** The first letter of the first text stands large: for long reads. */
  readonly hasDropCap?: boolean
  /** Stands where headings of blocks would: `h2` under the title of a page. */
  readonly heading?: 'h2' | 'h3'
  /** Each block stands in an element that names it, without a box of its own: for whoever counts taps. */
  readonly isMarked?: boolean
}

/** A phone's first screen has no more of them. */
const seenFirst = 2

/** What a team composed, block by block. A kind or a version that this release does not draw is left out. */
export function BlockList(props: BlockListProps) {
  const { blocks, things, look, hasDropCap = false, heading = 'h2', isMarked = false } = props
  const seen = new Set<string>()
  return (
    <div className={styles[look]}>
      {blocks.map(({ id, type, v, data }, at) => {
        const View = viewOf(type, v)
        if (!View) return null
        const isFirst = !seen.has(type)
        seen.add(type)
        const view = <View key={id} {...{ id, things, look, heading, isFirst, hasDropCap }} data={data} />
        const block = isMarked ? (
          <div key={id} className={styles.marked} data-block={id} data-kind={type}>
            {view}
          </div>
        ) : (
          view
        )
        return at < seenFirst ? block : <Late key={id}>{block}</Late>
      })}
    </div>
  )
}
