import { Button } from '@nukkad/ui/button'
import { IconPencil, IconShare, IconTrash } from '@nukkad/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { itemCount } from '../parts/saved-content/saved-content.ts'
import type { ListDialog } from './list-dialogs.tsx'
import styles from './saved-list.module.css'
import type { SavedListHead } from './saved-list.queries.ts'

const ListDialogs = lazy(() => import('./list-dialogs.tsx'))

interface ListHeadProps {
  readonly userId: string | undefined
  readonly list: SavedListHead
}

/** The name of a list, whether it is shared, and what can be done with it. */
export function ListHead({ userId, list }: ListHeadProps) {
  const [open, setOpen] = useState<ListDialog>()
  const [isNeeded, setNeeded] = useState(false)
  if (open && !isNeeded) setNeeded(true)
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{list.name}</h1>
      <p className={styles.meta}>
        {itemCount(list.count)} · {list.share ? 'shared by link' : 'only you see it'}
      </p>
      <div className={styles.actions}>
        <Button size={40} icon={<IconShare size={18} />} onClick={() => setOpen('share')}>
          Share
        </Button>
        <Button variant="quiet" size={40} icon={<IconPencil size={18} />} onClick={() => setOpen('rename')}>
          Rename
        </Button>
        <Button variant="quiet" size={40} icon={<IconTrash size={18} />} onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {isNeeded && (
        <Suspense fallback={null}>
          <ListDialogs userId={userId} list={list} open={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </header>
  )
}
