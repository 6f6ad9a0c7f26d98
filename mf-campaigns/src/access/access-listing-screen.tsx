import { hrefs, Link, useApi, useLocation, useParams, useQuery, useRoute, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Grid } from '@nukkad/ui/grid'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { useEffect } from 'react'
import styles from './access.module.css'
import { bucketQuery, listingIn } from './access.queries.ts'
import { useAccessCity } from './access-city.ts'
import { AccessSkeleton } from './access-skeleton.tsx'
import { CityChips } from './city-chips.tsx'
import { ListingFilters } from './listing-filters.tsx'
import { listingHref, titleOf } from './listing-words.ts'
import { OfferCard } from './offer-card.tsx'

/** Offers of one category or of all, by kind; 20 per page. */
export function AccessListingScreen() {
  const track = useTrack()
  const search = new URLSearchParams(useLocation().search)
  const { category, type, page } = listingIn(useRoute()?.route.name, useParams(), search)
  const { city, name, isKnown, choose } = useAccessCity()
  const { data, isPending, error, refetch } = useQuery(bucketQuery(useApi(), { category, city, type, page }))
  useEffect(() => {
    if (isKnown) track('ACCESS_VIEWED', { city, category, ...(type && { kind: type }) })
  }, [track, city, category, type, isKnown])
  if (isPending) return <AccessSkeleton />
  if (!data)
    return (
      <Page>
        <h1 className={styles.plainTitle}>Offers</h1>
        <LoadFailure what="The offers" isAway={isAway(error)} onRetry={() => void refetch()} />
      </Page>
    )
  const title = titleOf(data.category, type)
  const withCity = (href: string, more: Record<string, string> = {}) => {
    const url = new URL(href, 'https://nukkad.example')
    const asked = { ...(search.has('city') && { city }), ...more }
    for (const [key, value] of Object.entries(asked)) url.searchParams.set(key, value)
    return url.pathname + url.search
  }
  return (
    <Page>
      <Breadcrumbs items={[{ title: 'Nukkad Access', href: withCity(hrefs.access()) }, { title }]} linkAs={Link} />
      <h1 className={styles.plainTitle}>{city === 'all' ? title : `${title} in ${name}`}</h1>
      <p className={styles.plainLead}>{data.category.line}</p>
      <CityChips city={city} onChoose={choose} />
      <ListingFilters category={category} type={type} categories={data.categories} hrefOf={withCity} />
      <p role="status" className={styles.count}>
        {data.total === 1 ? 'One offer' : `${data.total} offers`}
      </p>
      {data.data.length === 0 ? (
        <EmptyState
          title={city === 'all' ? 'No offers of this kind right now' : `No offers of this kind in ${name} right now`}
          text="See all member offers, or choose another city above."
          action={
            <ButtonLink href={withCity(hrefs.accessCategory('all'))} linkAs={Link}>
              All offers
            </ButtonLink>
          }
        />
      ) : (
        <Grid kind="cards">
          {data.data.map((offer, at) => (
            <li key={offer.id}>
              <OfferCard offer={offer} isFirst={at === 0} />
            </li>
          ))}
        </Grid>
      )}
      <Pager
        page={page}
        hasNext={data.hasNext}
        linkAs={Link}
        hrefOf={(wanted) => withCity(listingHref(category, type), { city, page: String(wanted) })}
        className={styles.pager}
      />
    </Page>
  )
}
