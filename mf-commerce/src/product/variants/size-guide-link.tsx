import { lazy, Suspense } from 'react'
import text from '../../parts/text-button.module.css'
import { useOpening } from '../../parts/use-opening.ts'

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx'))

/** Opens the size guide, which is loaded only then. */
export function SizeGuideLink({ type }: { readonly type: string }) {
  const { isWanted, isOpen, open, onOpenChange } = useOpening()
  return (
    <>
      <button type="button" className={text.button} aria-haspopup="dialog" onClick={open}>
        Size guide
      </button>
      {isWanted && (
        <Suspense>
          <SizeGuideDialog type={type} isOpen={isOpen} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  )
}
