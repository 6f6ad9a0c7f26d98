import { type CatalogFilter, catalogFilters } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { hrefs } from '@nukkad/platform'
import { FilterBar } from '../parts/back-office/filter-bar.tsx'
import { withQuery } from '../parts/back-office/page-of.ts'

const labels = { low: 'Running low', sold_out: 'Sold out', hidden: 'Not in the shop' } as const

interface CatalogFiltersProps {
  /** the selected filter; null for all products */
  readonly filter: CatalogFilter | null
  /** the search, which the counts are of */
  readonly q: string
  /** the number of products for each filter, once loaded */
  readonly counts: Readonly<Record<CatalogFilter | 'all', number>> | undefined
}

/** Links to all products of the merchant, or those that need attention, with counts. */
export function CatalogFilters({ filter, q, counts }: CatalogFiltersProps) {
  const path = hrefs.merchantProducts()
  return (
    <FilterBar
      label="Which products"
      filters={[
        { label: 'All', href: withQuery(path, { q }), count: counts?.all, isHere: filter === null },
        ...catalogFilters.map((name) => ({
          label: labels[name],
          href: withQuery(path, { filter: name, q }),
          count: counts?.[name],
          isHere: filter === name,
        })),
      ]}
    />
  )
}
