import { asDrawn } from '@nukkad/platform/as-drawn'
import { useMatches } from '@nukkad/ui/use-matches'
import { useState } from 'react'
import { FilterForm } from './filters/late-filter-form.ts'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'

const wide = '(width >= 800px)'

/** There is room beside the list, or a link that was followed before the scripts ran led to the filters. */
const isSeen = () =>
  typeof window === 'undefined' || location.hash === '#filters' || (window.matchMedia?.(wide).matches ?? true)

/** Resolves when the filters can be drawn at once; a phone does not load them. */
export const sideFiltersReady = async (): Promise<void> => (isSeen() ? FilterForm.ready() : undefined)

/**
 * The filters beside a list. On a phone they are in a drawer: what the server drew for those
 * without scripts stays hidden there, and costs neither bytes nor time.
 */
export function SideFilters({ listing }: { readonly listing: Listing }) {
  const [wasSeen] = useState(isSeen)
  const isWide = useMatches(wide)
  const side = { id: 'filters', className: styles.side, 'aria-label': 'Filters' }
  return wasSeen || isWide ? (
    <aside key="form" {...side}>
      <FilterForm listing={listing} />
    </aside>
  ) : (
    <aside key="drawn" {...side} {...asDrawn} />
  )
}
