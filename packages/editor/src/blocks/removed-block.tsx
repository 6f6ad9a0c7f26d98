import { Button } from '@nukkad/ui/button'
import { IconUndo } from '@nukkad/ui/icons'
import styles from './removed-block.module.css'

interface RemovedBlockProps {
  /** the name of its kind */
  readonly name: string
  readonly onUndo: () => void
}

/** Takes the place of a removed block, until it is restored or something else is changed. */
export function RemovedBlock({ name, onUndo }: RemovedBlockProps) {
  return (
    <li className={styles.removed}>
      <p role="status">{name} removed.</p>
      <Button data-undo variant="secondary" size={48} icon={<IconUndo size={18} />} onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}
