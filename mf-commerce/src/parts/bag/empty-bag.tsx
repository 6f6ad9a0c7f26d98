import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { ProductRail } from '../product-card/product-rail.tsx'
import states from '../screen-states/screen-states.module.css'
import { suggestionsQuery } from './suggestions.query.ts'

/** Nothing in the bag: a way back to the shelves, and what others took. */
export function EmptyBag({ note }: { readonly note?: string }) {
  const suggestions = useQuery(suggestionsQuery(useApi()))
  return (
    <div className={states.page}>
      <EmptyState
        level={1}
        title="Your bag is empty"
        text={`${note ? `${note} ` : ''}There are kurtas, lamps, chutneys and letterpress cards waiting, each by somebody who signs it.`}
        action={
          <ButtonLink href={hrefs.shop()} linkAs={Link} size={48}>
            Walk through the shop
          </ButtonLink>
        }
      />
      <ProductRail title="What others took home" products={suggestions.data?.data ?? []} />
    </div>
  )
}
