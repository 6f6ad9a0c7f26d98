import { type AnswerOf, cityOf } from '@nukkad/contracts'
import type { listBrands } from '@nukkad/contracts/endpoints/shop/brands'
import { defineScreen, hrefs, Link, useApi, useSearchParams, useSuspenseQuery } from '@nukkad/platform'
import { itemListLd } from '@nukkad/platform/structured-data'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { type BrandFilters, brandsQuery } from '../parts/brands/brands.queries.ts'
import { PageHead } from '../parts/heads/page-head.tsx'
import { PageSkeleton } from '../parts/screen-states/page-skeleton.tsx'
import styles from './brands.module.css'
import { BrandsByLetter } from './brands-by-letter.tsx'
import { BrandsFilters } from './brands-filters.tsx'
import { filtersIn, filtersQuery } from './filters-in-address.ts'

const everyone = 'All makers'
type Choice = AnswerOf<typeof listBrands>['categories'][number]
const headline = ({ city, category, womenLed }: BrandFilters, categories: readonly Choice[] = []) =>
  [
    womenLed ? 'Women who make something' : everyone,
    categories.find(({ value }) => value === category)?.label,
    city && cityOf(city)?.name,
  ]
    .filter(Boolean)
    .join(', ')

/** The directory: all brands from A to Z, laid out like a telephone book. */
function BrandsPage() {
  const filters = filtersIn(useSearchParams()[0])
  const { data: found } = useSuspenseQuery(brandsQuery(useApi(), filters))
  const all = found.letters.reduce((sum, { count }) => sum + count, 0)
  return (
    <Page>
      <PageHead kicker="The directory" title={headline(filters, found.categories)} className={styles.head}>
        Workshops, kitchens and backyards that sell on Nukkad, by name, with their street.
      </PageHead>
      <BrandsFilters filters={filters} cities={found.cities} categories={found.categories} />
      <nav aria-label="Letters" className={styles.letters}>
        {found.letters.map(({ value, label, count }) => (
          <Link
            key={value}
            to={hrefs.brands(filtersQuery(filters, { letter: filters.letter === value ? null : value }))}
            aria-current={filters.letter === value ? 'true' : undefined}
            aria-label={`${label}, ${count} ${count === 1 ? 'brand' : 'brands'}`}
          >
            {value === 'other' ? '#' : label}
          </Link>
        ))}
        <p role="status">
          {found.total === all ? `${all} ${all === 1 ? 'brand' : 'brands'}` : `${found.total} of ${all} brands`}
        </p>
      </nav>
      {found.total === 0 ? (
        <EmptyState
          title="No makers match"
          text="Remove a filter to see more makers."
          action={<Link to={hrefs.brands()}>See all brands</Link>}
        />
      ) : (
        <BrandsByLetter brands={found.data} />
      )}
      <aside className={styles.generator}>
        <p>Too many to choose from?</p>
        <Link to={hrefs.brandGenerator()}>Let us pick one</Link>
      </aside>
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ api, query, url }) => query.ensureQueryData(brandsQuery(api, filtersIn(url.searchParams))),
  head: ({ query, url }) => {
    const filters = filtersIn(url.searchParams)
    const found = query.getQueryData<AnswerOf<typeof listBrands>>(['brands', filters])
    const isEmpty = found?.total === 0
    return {
      title: `${headline(filters, found?.categories)}: brands A to Z | Nukkad`,
      description: `${found?.total ?? 'All'} small brands by name, city and what they make: dyers, potters, roasters, binders.`,
      // Anybody can write filters into the address that no brand matches.
      canonical: hrefs.brands(isEmpty ? undefined : filtersQuery(filters, { letter: null })),
      robots: isEmpty ? 'noindex, follow' : 'index, follow',
      jsonLd: itemListLd(
        url.origin,
        (found?.data ?? []).slice(0, 50).map(({ slug, name }) => ({ title: name, href: hrefs.merchant(slug) })),
      ),
    }
  },
  Skeleton: PageSkeleton,
  Component: BrandsPage,
})
