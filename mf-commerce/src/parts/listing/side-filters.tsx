import { useEffect, useState } from 'react'
import type { FilterForm } from './filters/filter-form.tsx'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'

/** As wide as this the filters stand beside the list; listing.module.css says the same. */
const beside = '(width >= 800px)'
const isBeside = () => typeof window === 'undefined' || window.matchMedia?.(beside).matches !== false

let Form: typeof FilterForm | undefined

async function fetchForm(): Promise<void> {
  Form ??= (await import('./filters/filter-form.tsx')).FilterForm
}

/** Fetches the filters where they are seen as soon as the list is; a phone has them in a drawer that brings its own. */
export const openSideFilters = (): Promise<void> => (isBeside() ? fetchForm() : Promise.resolve())

/**
 * The filters beside a list. On a phone nobody sees them, and what the server drew stays as it is: without scripts the
 * link to the filters leads to it.
 */
export function SideFilters({ listing }: { readonly listing: Listing }) {
  const [isHere, setHere] = useState(Form !== undefined)
  useEffect(() => {
    if (isHere || !window.matchMedia) return
    const width = window.matchMedia(beside)
    const come = () => {
      if (width.matches)
        fetchForm().then(
          () => setHere(true),
          () => {},
        )
    }
    come()
    width.addEventListener('change', come)
    return () => width.removeEventListener('change', come)
  }, [isHere])
  const aside = { id: 'filters', className: styles.side, 'aria-label': 'Filters' }
  if (!isHere || !Form)
    return <aside key="drawn" {...aside} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />
  return (
    <aside {...aside}>
      <Form listing={listing} />
    </aside>
  )
}

/** What React neither draws nor compares. */
const asDrawn = { __html: '' }
