import { lazy, Suspense, useState } from 'react'
import type { Saved } from './use-saved.ts'

const SavedLines = lazy(() => import('./saved-lines.tsx'))

/** The products saved for later. Their code is loaded once there are some, as most carts have none. */
export function LazySavedLines({ saved }: { readonly saved: Saved }) {
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && saved.lines.length > 0) setNeeded(true)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <SavedLines saved={saved} />
      </Suspense>
    )
  )
}
