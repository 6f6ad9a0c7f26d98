import { lazy, Suspense, useState } from 'react'
import styles from './product.module.css'

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx'))

/** Opens the size guide, which is fetched only then. */
export function SizeGuideLink({ type }: { readonly type: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button type="button" className={styles.textButton} aria-haspopup="dialog" onClick={() => setState('open')}>
        Size guide
      </button>
      {state !== 'never' && (
        <Suspense>
          <SizeGuideDialog
            type={type}
            isOpen={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  )
}
