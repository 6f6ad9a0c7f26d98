import { cityOf } from '@nukkad/contracts'
import { hrefs, Link, useApi, useLocation, useParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import { useEffect } from 'react'
import { pageIn } from '../parts/feed/feed.queries.ts'
import { PostSection } from '../parts/feed/post-section.tsx'
import { sortIn } from '../parts/feed/sort-links.tsx'
import { useFeed } from '../parts/feed/use-feed.ts'
import { Masthead } from '../parts/masthead/masthead.tsx'
import { FeedSections } from '../parts/sections/feed-sections.tsx'
import styles from './locality.module.css'
import { localityPosts, localityQuery } from './locality.queries.ts'
import { LocalityAside } from './locality-aside.tsx'
import { LocalityPlaces } from './locality-places.tsx'

/** A neighbourhood: its story, its places with a map, posts about it, and adjacent neighbourhoods. */
export function LocalityScreen() {
  const api = useApi()
  const track = useTrack()
  const { provider: city = '', slug = '' } = useParams()
  const params = new URLSearchParams(useLocation().search)
  const sort = sortIn(params)
  const { data: locality } = useSuspenseQuery(localityQuery(api, { city, slug }))
  const feed = useFeed(localityPosts(api, { city, slug }, sort, pageIn(params)))
  useEffect(() => track('LOCALITY_VIEWED', { city, locality: slug }), [track, city, slug])
  return (
    <Page className={styles.page}>
      <Masthead
        title={locality.name}
        line={locality.line}
        city={city}
        kicker={locality.pincode ? `Neighbourhood · ${locality.pincode}` : 'Neighbourhood'}
        crumbs={[
          { title: cityOf(city)?.name ?? 'Home', href: hrefs.city(city) },
          { title: locality.name, href: null },
        ]}
      />
      <div className={styles.story}>
        <div className={styles.prose}>
          {locality.story.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <LocalityAside locality={locality} />
      </div>
      {locality.tags.length > 0 && (
        <nav aria-label={`Places in ${locality.name}`} className={styles.tags}>
          {locality.tags.map(({ slug: tag, name, href, count }) => (
            <Chip key={tag} href={href} linkAs={Link}>
              {name} <small>{count}</small>
            </Chip>
          ))}
        </nav>
      )}
      <LocalityPlaces city={city} slug={slug} name={locality.name} />
      <PostSection
        title={`Written about ${locality.name}`}
        sort={sort}
        feed={feed}
        empty={
          <EmptyState
            title={`No articles about ${locality.name} yet`}
            text="Meanwhile, see what is around you."
            action={<Link to={hrefs.aroundYou(city, { locality: slug })}>See what is around</Link>}
          />
        }
      />
      <FeedSections sections={feed.first?.sections ?? []} />
      {locality.near.length > 0 && (
        <Section title="Nearby neighbourhoods">
          <ul className={styles.near}>
            {locality.near.map(({ slug: next, name, line, href }) => (
              <li key={next}>
                <Link to={href} className={styles.neighbour}>
                  <b>{name}</b>
                  <span>{line}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}
