import { type RefObject, useEffect, useRef } from 'react'
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
  /** receives the focus on closing when the button that asked has left the page */
  readonly ifGone?: RefObject<HTMLElement | null>
}

/** Asks before something is destroyed; the first button keeps it, and has the focus at first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, keep = 'Keep it', confirm, busy = false, onConfirm, ifGone } = props
  const safe = useRef<HTMLButtonElement>(null)
  const asker = useRef<Element>(null)
  // The dialog takes the focus in a later frame.
  useEffect(() => {
    if (isOpen) asker.current = document.activeElement
  }, [isOpen])
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      description={description}
      initialFocus={safe}
      {...(ifGone && { finalFocus: () => (asker.current?.isConnected ? true : (ifGone.current ?? true)) })}
      actions={
        <>
          <Button ref={safe} variant="secondary" onClick={onClose}>
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
