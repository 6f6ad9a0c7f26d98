import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { ListNameDialog } from '../parts/list-name/list-name-dialog.tsx'
import { type SavedListHead, useListActions } from './saved-list.queries.ts'
import { ShareDialog } from './share-dialog.tsx'

export type ListDialog = 'share' | 'rename' | 'delete'

interface ListDialogsProps {
  readonly userId: string | undefined
  readonly list: SavedListHead
  readonly open: ListDialog | undefined
  readonly onClose: () => void
}

/** The dialogs of a list, loaded when the first of them is opened. */
export default function ListDialogs({ userId, list, open, onClose }: ListDialogsProps) {
  const actions = useListActions(userId, list)
  const { renaming, deleting } = actions
  function close() {
    for (const action of Object.values(actions)) action.reset()
    onClose()
  }
  return (
    <>
      <ShareDialog isOpen={open === 'share'} list={list} actions={actions} onClose={close} />
      <ListNameDialog
        isOpen={open === 'rename'}
        title="Rename the list"
        submit="Save the name"
        name={list.name}
        isBusy={renaming.isPending}
        error={renaming.error}
        onSubmit={(name) => renaming.mutate(name, { onSuccess: close })}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={`Delete “${list.name}”?`}
        description={
          list.share
            ? 'Its link stops working. What is on the list stays in your saves.'
            : 'What is on the list stays in your saves.'
        }
        confirm="Delete the list"
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onClose={close}
      />
    </>
  )
}
