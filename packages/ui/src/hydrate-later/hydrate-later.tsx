import { type ReactNode, Suspense } from 'react'

/**
 * A part of a page that is not seen first. If the server rendered it, React hydrates it separately: after the content
 * around it, when the browser is idle, and at once on interaction. Until then its links and forms work natively.
 * Rendered in the browser, it is like any other part.
 */
export function HydrateLater({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
