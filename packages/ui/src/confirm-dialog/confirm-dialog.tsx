import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** the question: 'Delete this draft?' */
  readonly title: string
  /** what is lost by it */
  readonly description: string
  /** the button that changes nothing, 'Keep it' by default */
  readonly keep?: string
  /** the button that does it: 'Delete' */
  readonly confirm: string
  readonly busy?: boolean
  readonly onConfirm: () => void
}

/** Asks before something is destroyed; the first button keeps it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, keep = 'Keep it', confirm, busy = false, onConfirm } = props
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
