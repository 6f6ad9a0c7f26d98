import { EventCard } from '@nukkad/blocks/cards/event-card'
import { cityOf, productSorts } from '@nukkad/contracts'
import { defineScreen, hrefs, Link, prepare, useApi, useCity, useQuery, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { breadcrumbLd } from '@nukkad/platform/structured-data'
import { Kicker } from '@nukkad/ui/kicker'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import { useEffect } from 'react'
import { homeQuery } from '../home.queries.ts'
import { ProductRow } from '../parts/products/product-row.tsx'
import styles from './specials.module.css'
import { dropsQuery, specialsBanners, underQuery } from './specials.queries.ts'
import { SpecialsBanners } from './specials-banners.tsx'
import { SpecialsSkeleton } from './specials-skeleton.tsx'

/** Bargains of the day: reduced products, events of the week, and presents under ₹999. */
function SpecialsPage() {
  const api = useApi()
  const track = useTrack()
  const { slug, city } = useCity()
  const drops = useQuery(dropsQuery(api))
  const { data: under } = useQuery(underQuery(api))
  const { data: home } = useQuery(homeQuery(api, slug))
  useEffect(() => track('SPECIALS_VIEWED', { city: slug }), [track, slug])
  const cut = drops.data?.data[0]?.discount_percent
  const events = home?.data.events ?? []
  return (
    <Page className={styles.page}>
      <header className={styles.top}>
        <Kicker className={styles.kicker}>Specials</Kicker>
        <h1>Good things at lower prices</h1>
        <p className={styles.line}>
          End-of-line sales, last seats and free evenings.
          {cut ? ` The deepest cut today: ${cut}% off.` : ''}
        </p>
      </header>
      <SpecialsBanners city={slug} />
      {drops.isLoadingError && (
        <LoadFailure what="The shop" isAway={isAway(drops.error)} onRetry={() => void drops.refetch()} />
      )}
      <ProductRow
        title="Prices that fell"
        products={drops.data?.data ?? []}
        action={<Link to={`${hrefs.shopSearch()}?sort=${productSorts.discount.value}`}>All price drops</Link>}
      />
      {events.length > 0 && (
        <Section
          title={`Out in ${city?.name ?? 'the cities'} this week`}
          action={city && <Link to={hrefs.cityEvents(slug)}>All events</Link>}
        >
          <ol className={styles.events}>
            {events.slice(0, 4).map((event) => (
              <li key={event.id}>
                <EventCard event={event} look="ticket" />
              </li>
            ))}
          </ol>
        </Section>
      )}
      <ProductRow
        title="A present under ₹999"
        products={under?.data ?? []}
        action={<Link to={hrefs.customCategory('under-999')}>All under ₹999</Link>}
      />
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ api, query, city }) =>
    prepare(
      query.ensureQueryData(dropsQuery(api)),
      query.ensureQueryData(underQuery(api)),
      query.ensureQueryData(homeQuery(api, city.slug)),
      query.ensureQueryData(specialsBanners(api, city.slug)),
    ),
  head: ({ city, query, url }) => {
    const drops = query.getQueryData<{ data: { image: { url: string } }[] }>(['specials', 'drops'])
    const name = cityOf(city.slug)?.name
    return {
      title: `Specials: price drops and evenings out${name ? ` in ${name}` : ''} | Nukkad`,
      description:
        'Price drops of small makers, presents under ₹999 and what is on this week: the best of the city for less.',
      canonical: hrefs.specials(),
      image: drops?.data[0]?.image.url,
      jsonLd: breadcrumbLd(url.origin, [
        { title: 'Nukkad', href: hrefs.home() },
        { title: 'Specials', href: hrefs.specials() },
      ]),
    }
  },
  Skeleton: SpecialsSkeleton,
  Component: SpecialsPage,
})
