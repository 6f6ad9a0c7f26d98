import type { SavedListCard } from '@nukkad/contracts/endpoints/people/saved-lists'
import type { SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import { useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { Dialog } from '@nukkad/ui/dialog'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './choose-list.module.css'
import { listsWithQuery, useListChanges } from './choose-list.queries.ts'
import { NewList } from './new-list.tsx'

interface ChooseListProps {
  readonly isOpen: boolean
  readonly item: SavedRef
  readonly onClose: () => void
}

/** Puts a saved item into lists: one box per list, and a field that makes a new one. */
export function ChooseListDialog({ isOpen, item, onClose }: ChooseListProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      size="s"
      title="Add to a list"
      description="Your lists are private until you share them."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Lists key={`${item.kind} ${item.ref}`} item={item} />
    </Dialog>
  )
}

function Lists({ item }: { readonly item: SavedRef }) {
  const lists = useQuery(listsWithQuery(useApi(), item))
  const { changing, creating } = useListChanges(item)
  if (lists.isPending)
    return (
      <div aria-busy="true">
        <Skeleton lines={4} />
      </div>
    )
  if (!lists.data)
    return <LoadFailure what="Your lists" isAway={isAway(lists.error)} onRetry={() => void lists.refetch()} />
  return (
    <div className={styles.lists}>
      {lists.data.length > 0 && (
        <ul className={styles.boxes} aria-label="Your lists">
          {lists.data.map((list) => (
            <li key={list.listId}>
              <ListBox
                list={list}
                isIn={isWanted(changing, list) ?? list.holds}
                isBusy={changing.isPending}
                onChange={(isIn) => changing.mutate({ listId: list.listId, isIn })}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className={styles.problem}>
        {(changing.error ?? creating.error)?.message}
      </p>
      <NewList
        isFirst={lists.data.length === 0}
        isBusy={creating.isPending}
        onCreate={(name, onDone) => creating.mutate(name, { onSuccess: onDone })}
      />
    </div>
  )
}

/** What was just chosen for this list and is on its way to the server. */
const isWanted = (
  { isPending, variables }: ReturnType<typeof useListChanges>['changing'],
  { listId }: SavedListCard,
): boolean | undefined => (isPending && variables?.listId === listId ? variables.isIn : undefined)

interface ListBoxProps {
  readonly list: SavedListCard
  readonly isIn: boolean
  readonly isBusy: boolean
  readonly onChange: (isIn: boolean) => void
}

const ListBox = ({ list, isIn, isBusy, onChange }: ListBoxProps) => (
  <Checkbox
    label={list.name}
    hint={list.isShared ? 'Shared by link' : undefined}
    count={list.count}
    checked={isIn}
    // Not disabled: it would lose the focus.
    onChange={({ target }) => !isBusy && onChange(target.checked)}
  />
)
