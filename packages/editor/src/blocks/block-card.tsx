import type { Block } from '@nukkad/contracts/block'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconTrash } from '@nukkad/ui/icons'
import styles from '../editor.module.css'
import { BlockFields } from './block-fields.tsx'
import { type EditedKinds, editable, nameOf } from './edited-kind.ts'

interface BlockCardProps {
  readonly kinds: EditedKinds
  readonly block: Block
  readonly at: number
  readonly of: number
  readonly city: string | null
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (block: Block) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onReady: () => void
}

/** One block where it stands, with the ways to move it and to take it out. */
export function BlockCard({ kinds, block, at, of, onMove, onRemove, ...fields }: BlockCardProps) {
  const kind = editable(kinds, block)
  const isWhole = kind?.isWhole(block.data) ?? true
  return (
    <li data-block={block.id} className={styles.block}>
      <div className={styles.blockHead}>
        <h3>
          {at + 1}. {nameOf(kinds, block)}
        </h3>
        <IconButton
          data-move="up"
          label={`Move block ${at + 1} up`}
          icon={<IconChevronDown size={20} className={styles.up} />}
          aria-disabled={at === 0 || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          data-move="down"
          label={`Move block ${at + 1} down`}
          icon={<IconChevronDown size={20} />}
          aria-disabled={at === of - 1 || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton data-remove label={`Take out block ${at + 1}`} icon={<IconTrash size={20} />} onClick={onRemove} />
      </div>
      <BlockFields block={block} kind={kind} {...fields} />
      {!isWhole && <p className={styles.quiet}>Kept in this browser until it is filled in.</p>}
    </li>
  )
}
