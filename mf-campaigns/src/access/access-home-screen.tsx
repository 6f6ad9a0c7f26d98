import { hrefs, Link, useApi, useLocation, useQuery, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Grid } from '@nukkad/ui/grid'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Pager } from '@nukkad/ui/pager'
import { Section } from '@nukkad/ui/section'
import { useEffect } from 'react'
import styles from './access.module.css'
import { feedQuery, pageIn } from './access.queries.ts'
import { useAccessCity } from './access-city.ts'
import { AccessHero } from './access-hero.tsx'
import { AccessSkeleton } from './access-skeleton.tsx'
import { CityChips } from './city-chips.tsx'
import { OfferCard } from './offer-card.tsx'

/** The front page of the access programme: what it is, the cities, and the first offers of each category. */
export function AccessHomeScreen() {
  const track = useTrack()
  const page = pageIn(new URLSearchParams(useLocation().search))
  const { city, name, isKnown, choose } = useAccessCity()
  const { data, isPending, error, refetch } = useQuery(feedQuery(useApi(), city, page))
  useEffect(() => {
    if (isKnown) track('ACCESS_VIEWED', { city })
  }, [track, city, isKnown])
  if (isPending) return <AccessSkeleton />
  if (!data)
    return (
      <Page>
        <h1 className={styles.plainTitle}>Nukkad Access</h1>
        <LoadFailure what="The offers" isAway={isAway(error)} onRetry={() => void refetch()} />
      </Page>
    )
  return (
    <Page>
      <AccessHero benefits={data.benefits} />
      <CityChips city={city} onChoose={choose} />
      {data.total === 0 ? (
        <EmptyState
          title={`No offers in ${name} yet`}
          text="We add places city by city. Choose another one, or come back in a week."
          action={
            <ButtonLink href={hrefs.city(city)} linkAs={Link}>
              What is on in {name}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <nav aria-label="Kinds of offers" className={styles.filters}>
            <ul className={styles.chips}>
              {data.categories
                .filter(({ offers }) => offers > 0)
                .map(({ slug, title, offers }) => (
                  <li key={slug}>
                    <Chip href={hrefs.accessCategory(slug)} linkAs={Link}>
                      {title} ({offers})
                    </Chip>
                  </li>
                ))}
            </ul>
          </nav>
          <div className={styles.kinds}>
            {data.sections.map(({ category, title, offers }, nth) => (
              <Section
                key={category}
                title={city === 'all' ? title : `${title} in ${name}`}
                action={<Link to={hrefs.accessCategory(category)}>All of them</Link>}
              >
                <Grid kind="cards">
                  {offers.slice(0, 6).map((offer, at) => (
                    <li key={offer.id}>
                      <OfferCard offer={offer} isFirst={nth === 0 && at === 0} />
                    </li>
                  ))}
                </Grid>
              </Section>
            ))}
          </div>
          <Pager
            page={page}
            hasNext={data.hasNext}
            linkAs={Link}
            hrefOf={(wanted) => hrefs.access(new URLSearchParams({ city, page: String(wanted) }).toString())}
            className={styles.pager}
          />
        </>
      )}
    </Page>
  )
}
