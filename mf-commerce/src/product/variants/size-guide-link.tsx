import { lazy, Suspense } from 'react'
import { useOpening } from '../../parts/use-opening.ts'
import styles from '../product.module.css'

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx'))

/** Opens the size guide, which is fetched only then. */
export function SizeGuideLink({ type }: { readonly type: string }) {
  const { isWanted, isOpen, open, onOpenChange } = useOpening()
  return (
    <>
      <button type="button" className={styles.textButton} aria-haspopup="dialog" onClick={open}>
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
