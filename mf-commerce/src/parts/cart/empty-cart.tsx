import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { useEffect } from 'react'
import { ProductRail } from '../product-card/product-rail.tsx'
import { LazySavedLines } from '../saved/lazy-saved-lines.tsx'
import { useSaved } from '../saved/use-saved.ts'
import states from '../screen-states/screen-states.module.css'
import { suggestionsQuery } from './suggestions.queries.ts'

interface EmptyCartProps {
  readonly note?: string
  /** Called when a saved item has been moved to a cart. */
  readonly onFilled?: () => void
}

/** An empty cart: the items saved for later, a way back to the shop, and suggestions. */
export function EmptyCart({ note, onFilled }: EmptyCartProps) {
  const suggestions = useQuery(suggestionsQuery(useApi()))
  const saved = useSaved()
  const { isSuccess, data: reason } = saved.moveBack
  useEffect(() => {
    if (isSuccess && reason === null) onFilled?.()
  }, [isSuccess, reason, onFilled])
  return (
    <div className={states.page}>
      <EmptyState
        level={1}
        title="Your bag is empty"
        text={`${note ? `${note} ` : ''}Find kurtas, lamps, chutneys and letterpress cards from small makers.`}
        action={
          <ButtonLink href={hrefs.shop()} linkAs={Link} size={48}>
            Browse the shop
          </ButtonLink>
        }
      />
      <LazySavedLines saved={saved} />
      <ProductRail title="Popular with other shoppers" products={suggestions.data?.data ?? []} />
    </div>
  )
}
