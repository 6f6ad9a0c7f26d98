import { type ReactNode, Suspense } from 'react'

/**
 * A part of a page that is not seen first. Where the server drew it, React makes it alive by itself: after what stands
 * around it, when the browser has nothing better to do, and at once when somebody touches it. Until then its links lead
 * on and its forms are sent as the browser does it. Drawn in the browser it is like any other part.
 */
export function Late({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
