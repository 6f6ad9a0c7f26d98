import { Button } from '@nukkad/ui/button'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import styles from './merchant-products.module.css'

interface SaveAllProps {
  /** rows with changes that are not saved */
  readonly count: number
  readonly onSave: () => void
}

/** Saves the changes of several rows at once; each row has its own button for its own. */
export function SaveAll({ count, onSave }: SaveAllProps) {
  const hasSeveral = count > 1
  return (
    <div className={hasSeveral ? styles.saveAll : visuallyHidden}>
      <span role="status">{hasSeveral && `${count} rows changed`}</span>
      {hasSeveral && <Button onClick={onSave}>Save all {count}</Button>}
    </div>
  )
}
