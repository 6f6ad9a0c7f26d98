import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconPlus, IconTrash } from '@nukkad/ui/icons'
import type { NavRowProps } from './nav-actions.ts'
import { nameOf } from './nav-node.ts'
import { mostLevels, mostLinks } from './nav-tree.ts'
import styles from './navigation.module.css'

/** Moving and removing a link, and adding one below it. */
export function NavWays({ node, at, of, depth, list, onMove, onRemove, onAdd }: NavRowProps) {
  const name = nameOf(node.link)
  const isFull = node.children.length >= mostLinks(depth + 1)
  return (
    <span className={styles.ways}>
      <IconButton
        data-move="-1"
        label={`Move ${name} up`}
        icon={<IconChevronDown size={20} className={styles.up} />}
        aria-disabled={at === 0 || undefined}
        onClick={() => at > 0 && onMove(node, -1)}
      />
      <IconButton
        data-move="1"
        label={`Move ${name} down`}
        icon={<IconChevronDown size={20} />}
        aria-disabled={at === of - 1 || undefined}
        onClick={() => at < of - 1 && onMove(node, 1)}
      />
      {depth + 1 < mostLevels(list) && (
        <IconButton
          label={`Add a link below ${name}`}
          icon={<IconPlus size={20} />}
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && onAdd(node)}
        />
      )}
      <IconButton label={`Remove ${name}`} icon={<IconTrash size={20} />} onClick={() => onRemove(node)} />
    </span>
  )
}
