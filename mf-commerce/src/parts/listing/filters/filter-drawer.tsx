import { formatCount } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Drawer } from '@nukkad/ui/drawer'
import { cleared, isNarrowed } from '../choice/choice.ts'
import type { Listing } from '../use-listing.ts'
import { FilterForm } from './lazy-filter-form.ts'

interface FilterDrawerProps {
  readonly listing: Listing
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The filters on a phone as a bottom drawer, with the number of products that closing will show. */
export default function FilterDrawer({ listing, isOpen, onOpenChange }: FilterDrawerProps) {
  const { total, choice, choose, latest, result } = listing
  const isCounting = result.isPlaceholderData || choice !== listing.asked
  const shown = total === 1 ? 'Show 1 product' : `Show ${formatCount(total)} products`
  return (
    <Drawer
      side="bottom"
      title="Filter"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          {isNarrowed(choice) && (
            <Button variant="secondary" size={48} onClick={() => choose(cleared(latest()))}>
              Clear all
            </Button>
          )}
          <Button variant="primary" size={48} wide aria-live="polite" onClick={() => onOpenChange(false)}>
            {isCounting ? 'Counting…' : total === 0 ? 'Nothing fits' : shown}
          </Button>
        </>
      }
    >
      <FilterForm listing={listing} />
    </Drawer>
  )
}
