import type { Block } from '@nukkad/contracts/block'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconDrag, IconTrash } from '@nukkad/ui/icons'
import type { RefObject } from 'react'
import styles from '../editor.module.css'
import own from './block-card.module.css'
import { BlockFields } from './block-fields.tsx'
import { type EditedKinds, editable, nameOf } from './edited-kind.ts'
import { useDraggedCard } from './use-drag.ts'

interface BlockCardProps {
  readonly kinds: EditedKinds
  readonly block: Block
  /** the stack within which it can be dragged */
  readonly stack: string
  readonly at: number
  readonly of: number
  readonly city: string | null
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (block: Block) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  readonly onReady: () => void
}

/** One block in its stack, with the buttons to move and remove it. */
export function BlockCard({ kinds, block, stack, at, of, onMove, onRemove, ...fields }: BlockCardProps) {
  const { card, handle, edge } = useDraggedCard(stack, block.id)
  const kind = editable(kinds, block)
  const isWhole = kind?.isWhole(block.data) ?? true
  return (
    <li
      ref={card as RefObject<HTMLLIElement | null>}
      data-block={block.id}
      data-edge={edge}
      className={`${styles.block} ${own.card}`}
    >
      <div className={styles.blockHead}>
        {/* For pointers; the buttons do the same for keyboards and announce the new position. */}
        <span ref={handle} className={own.handle} data-handle aria-hidden="true">
          <IconDrag size={20} />
        </span>
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
        <IconButton data-remove label={`Remove block ${at + 1}`} icon={<IconTrash size={20} />} onClick={onRemove} />
      </div>
      <BlockFields block={block} kind={kind} {...fields} />
      {!isWhole && <p className={`${styles.quiet} ${own.note}`}>Saved in this browser until it is complete.</p>}
    </li>
  )
}
