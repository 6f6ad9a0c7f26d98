import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconTrash, IconUndo } from '@nukkad/ui/icons'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import type { ReactNode } from 'react'
import styles from './staff.module.css'
import { type OrderedItems, useMovable } from './use-movable.ts'

interface MovableListProps<T> extends OrderedItems<T> {
  /** Replaces the title in the list, for example by a link. */
  readonly headOf?: (item: T) => ReactNode
  /** The level of each heading; 2 unless the list is within another one. */
  readonly level?: 2 | 3
  /** The list can be reordered, but nothing can be removed. */
  readonly isReorderOnly?: boolean
  /** The reason why an item may not be removed; undefined if it may. */
  readonly whyFixed?: (item: T) => string | undefined
  readonly children: (item: T, at: number, change: (parts: Partial<T>) => void) => ReactNode
}

/** A list that people reorder with buttons: the focus follows the moved item, and the move is announced. */
export function MovableList<T>(props: MovableListProps<T>) {
  const {
    word,
    items,
    keyOf,
    titleOf,
    headOf = titleOf,
    level = 2,
    isReorderOnly,
    onChange,
    whyFixed,
    children,
  } = props
  const Heading = `h${level}` as const
  const { list, said, removed, move, remove, undo } = useMovable(props)
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <ol ref={list} className={styles.items}>
        {items.map((item, at) => (
          <li key={keyOf(item)} data-item={keyOf(item)} className={styles.item}>
            <div className={styles.itemHead}>
              <Heading>
                {at + 1}. {headOf(item)}
              </Heading>
              <IconButton
                data-move="up"
                label={`Move ${titleOf(item)} up`}
                icon={<IconChevronDown size={20} className={styles.up} />}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, -1)}
              />
              <IconButton
                data-move="down"
                label={`Move ${titleOf(item)} down`}
                icon={<IconChevronDown size={20} />}
                aria-disabled={at === items.length - 1 || undefined}
                onClick={() => move(at, 1)}
              />
              {!isReorderOnly && !whyFixed?.(item) && (
                <IconButton
                  data-remove
                  label={`Remove ${titleOf(item)}`}
                  icon={<IconTrash size={20} />}
                  onClick={() => remove(at)}
                />
              )}
            </div>
            {children(item, at, (parts) =>
              onChange(items.map((other) => (other === item ? { ...other, ...parts } : other))),
            )}
            {whyFixed?.(item) && <p className={styles.quiet}>{whyFixed(item)}</p>}
          </li>
        ))}
      </ol>
      {removed && (
        <div className={styles.removed}>
          <p role="status">
            {word} {titleOf(removed.item)} removed.
          </p>
          <Button data-undo variant="secondary" icon={<IconUndo size={18} />} onClick={undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
