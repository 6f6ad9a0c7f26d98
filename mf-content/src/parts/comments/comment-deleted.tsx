import { Button } from '@nukkad/ui/button'
import { IconUndo } from '@nukkad/ui/icons'
import { useEffect, useRef } from 'react'

interface CommentDeletedProps {
  readonly isBusy: boolean
  /** why it could not be restored */
  readonly error: string | undefined
  readonly onUndo: () => void
}

/** Replaces a comment that its author has just deleted, with an undo button. */
export function CommentDeleted({ isBusy, error, onUndo }: CommentDeletedProps) {
  const undo = useRef<HTMLButtonElement>(null)

  // The pressed button is gone: the undo button takes its focus.
  useEffect(() => {
    undo.current?.focus()
  }, [])

  return (
    <>
      <p role="status">Your comment is deleted.</p>
      <Button ref={undo} variant="quiet" size={40} icon={<IconUndo size={18} />} busy={isBusy} onClick={onUndo}>
        Undo
      </Button>
      {error !== undefined && <p role="alert">{error}</p>}
    </>
  )
}
