import { BottomBar } from '@nukkad/ui/bottom-bar'
import { ButtonLink } from '@nukkad/ui/button'
import { IconFilter } from '@nukkad/ui/icons'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { appliedOf } from './filters/applied.ts'
import { FilterForm } from './filters/lazy-filter-form.ts'
import styles from './listing.module.css'
import { SortField } from './sort-field.tsx'
import type { Listing } from './use-listing.ts'

async function loadDrawer() {
  const [drawer] = await Promise.all([import('./filters/filter-drawer.tsx'), FilterForm.ready()])
  return drawer
}
const FilterDrawer = lazy(loadDrawer)

/** The sort order; on a phone, where the bar stays within thumb reach, also the link to the filters. */
export function ListingBar({ listing }: { readonly listing: Listing }) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const count = appliedOf(listing.choice, listing.facets).length
  function open(event: MouseEvent) {
    event.preventDefault()
    setDrawer('open')
  }
  return (
    <BottomBar kind="tools" className={styles.bar}>
      <ButtonLink
        className={styles.filterLink}
        href="#filters"
        variant="secondary"
        size={48}
        icon={<IconFilter size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerDown={() => void loadDrawer().catch(() => {})}
        onClick={open}
      >
        Filter{count > 0 && ` (${count})`}
      </ButtonLink>
      <SortField listing={listing} />
      {drawer !== 'never' && (
        <Suspense>
          <FilterDrawer
            listing={listing}
            isOpen={drawer === 'open'}
            onOpenChange={(isOpen) => setDrawer(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </BottomBar>
  )
}
