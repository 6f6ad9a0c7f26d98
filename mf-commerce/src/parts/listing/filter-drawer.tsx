import { formatCount } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Drawer } from '@nukkad/ui/drawer'
import { FilterForm } from './filter-form.tsx'
import type { Listing } from './use-listing.ts'

interface FilterDrawerProps {
  readonly listing: Listing
  readonly hasFixedCategory: boolean
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The filters on a phone, from the bottom, with the count that closing will show. */
export default function FilterDrawer({ listing, hasFixedCategory, isOpen, onOpenChange }: FilterDrawerProps) {
  return (
    <Drawer
      side="bottom"
      title="Filter"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button variant="primary" size={48} wide onClick={() => onOpenChange(false)}>
          {listing.total === 0 ? 'Nothing fits' : `Show ${formatCount(listing.total)} products`}
        </Button>
      }
    >
      <FilterForm listing={listing} hasFixedCategory={hasFixedCategory} />
    </Drawer>
  )
}
