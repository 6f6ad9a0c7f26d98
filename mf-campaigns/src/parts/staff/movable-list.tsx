import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconTrash, IconUndo } from '@nukkad/ui/icons'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import type { ReactNode } from 'react'
import styles from './staff.module.css'
import { type OrderedThings, useMovable } from './use-movable.ts'

interface MovableListProps<T> extends OrderedThings<T> {
  /** Replaces the title in the list, for example by a link. */
  readonly headOf?: (thing: T) => ReactNode
  /** The level of each heading; 2 unless the list is within another one. */
  readonly level?: 2 | 3
  /** The list can be reordered, but nothing can be removed. */
  readonly isWhole?: boolean
  /** The reason why an item may not be removed; undefined if it may. */
  readonly held?: (thing: T) => string | undefined
  readonly children: (thing: T, at: number, change: (parts: Partial<T>) => void) => ReactNode
}

/** A list that people reorder with buttons: the focus follows the moved item, and the move is announced. */
export function MovableList<T>(props: MovableListProps<T>) {
  const { word, things, keyOf, titleOf, headOf = titleOf, level = 2, isWhole, onChange, held, children } = props
  const Heading = `h${level}` as const
  const { list, said, removed, move, remove, undo } = useMovable(props)
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <ol ref={list} className={styles.things}>
        {things.map((thing, at) => (
          <li key={keyOf(thing)} data-thing={keyOf(thing)} className={styles.thing}>
            <div className={styles.thingHead}>
              <Heading>
                {at + 1}. {headOf(thing)}
              </Heading>
              <IconButton
                data-move="up"
                label={`Move ${titleOf(thing)} up`}
                icon={<IconChevronDown size={20} className={styles.up} />}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, -1)}
              />
              <IconButton
                data-move="down"
                label={`Move ${titleOf(thing)} down`}
                icon={<IconChevronDown size={20} />}
                aria-disabled={at === things.length - 1 || undefined}
                onClick={() => move(at, 1)}
              />
              {!isWhole && !held?.(thing) && (
                <IconButton
                  data-remove
                  label={`Remove ${titleOf(thing)}`}
                  icon={<IconTrash size={20} />}
                  onClick={() => remove(at)}
                />
              )}
            </div>
            {children(thing, at, (parts) =>
              onChange(things.map((other) => (other === thing ? { ...other, ...parts } : other))),
            )}
            {held?.(thing) && <p className={styles.quiet}>{held(thing)}</p>}
          </li>
        ))}
      </ol>
      {removed && (
        <div className={styles.removed}>
          <p role="status">
            {word} {titleOf(removed.thing)} removed.
          </p>
          <Button data-undo variant="secondary" icon={<IconUndo size={18} />} onClick={undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
