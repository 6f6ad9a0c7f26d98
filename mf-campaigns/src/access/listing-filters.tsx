import type { AccessBucket } from '@nukkad/contracts/endpoints/access/access'
import { Link } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import styles from './access.module.css'
import type { Listing } from './access.queries.ts'
import { listingHref } from './listing-words.ts'

const kinds = [
  { type: undefined, title: 'Deals and discounts' },
  { type: 'deals', title: 'Deals' },
  { type: 'discounts', title: 'Discounts' },
] as const

interface ListingFiltersProps extends Pick<Listing, 'category' | 'type'> {
  readonly categories: AccessBucket['categories']
  readonly hrefOf: (href: string) => string
}

/** Links to filter offers by kind and category. */
export function ListingFilters({ category, type, categories, hrefOf }: ListingFiltersProps) {
  return (
    <nav aria-label="Which offers" className={styles.filters}>
      <ul className={styles.chips}>
        {kinds.map((kind) => (
          <li key={kind.title}>
            <Chip href={hrefOf(listingHref(category, kind.type))} linkAs={Link} isSelected={kind.type === type}>
              {kind.title}
            </Chip>
          </li>
        ))}
      </ul>
      <ul className={styles.chips}>
        {[{ slug: 'all', title: 'All', offers: 0 }, ...categories].map((one) => (
          <li key={one.slug}>
            <Chip href={hrefOf(listingHref(one.slug, type))} linkAs={Link} isSelected={one.slug === category}>
              {one.offers > 0 ? `${one.title} (${one.offers})` : one.title}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
