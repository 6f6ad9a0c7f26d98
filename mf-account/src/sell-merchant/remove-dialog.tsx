import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'

interface RemoveDialogProps {
  readonly name: string
  readonly isLast: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before somebody is removed from a merchant, and says so if nobody is left then. */
export default function RemoveDialog({ name, isLast, busy, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Remove ${name}?`}
      description={
        isLast
          ? 'This is the last account: nobody will see the orders of this merchant until somebody joins again. They lose access at once.'
          : 'They lose access to the back office at once. Their account for shopping stays.'
      }
      keep="Keep"
      confirm="Remove"
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
