import { serverHtml } from '@nukkad/platform/server-html'
import { useMatches } from '@nukkad/ui/use-matches'
import { useState } from 'react'
import { FilterForm } from './filters/lazy-filter-form.ts'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'

const wide = '(width >= 800px)'

/** Whether the filters are visible: the screen is wide, or a link followed before hydration led to them. */
const isSeen = () =>
  typeof window === 'undefined' || location.hash === '#filters' || (window.matchMedia?.(wide).matches ?? true)

/** Resolves when the filters can be rendered at once; a phone does not load them. */
export const sideFiltersReady = async (): Promise<void> => (isSeen() ? FilterForm.ready() : undefined)

/**
 * The filters beside a list. On a phone they are in a drawer: the markup that the server rendered for visitors without
 * JavaScript stays hidden there, loads no script and is not hydrated.
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
    <aside key="drawn" {...side} {...serverHtml} />
  )
}
