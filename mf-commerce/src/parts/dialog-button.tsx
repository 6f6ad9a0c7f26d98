import { type ComponentType, Suspense } from 'react'
import text from './text-button.module.css'
import { useOpening } from './use-opening.ts'

export interface OpenedDialogProps {
  /** what it is about: the name of a size guide, a SKU */
  readonly of: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

interface DialogButtonProps {
  readonly label: string
  readonly of: string
  readonly dialog: ComponentType<OpenedDialogProps>
}

/** Opens a lazy dialog, which is loaded only then. */
export function DialogButton({ label, of, dialog: Dialog }: DialogButtonProps) {
  const { isWanted, isOpen, open, onOpenChange } = useOpening()
  return (
    <>
      <button type="button" className={text.button} aria-haspopup="dialog" onClick={open}>
        {label}
      </button>
      {isWanted && (
        <Suspense>
          <Dialog of={of} isOpen={isOpen} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  )
}
