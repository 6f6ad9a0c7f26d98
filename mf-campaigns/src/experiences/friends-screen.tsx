import { type AnswerOf, cities, cityCount, cityOf } from '@nukkad/contracts'
import type { friendsDayOut } from '@nukkad/contracts/endpoints/city/experiences'
import { hrefs, Link, useApi, useCity, useLocation, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { Chip } from '@nukkad/ui/chip'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Grid } from '@nukkad/ui/grid'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { ExperienceCard } from './experience-card.tsx'
import styles from './experiences.module.css'
import { type FriendsAsk, friendsQuery } from './experiences.queries.ts'
import { ExperiencesSkeleton } from './experiences-skeleton.tsx'
import { friendsAskIn, prices } from './friends-ask.ts'

/** Experiences with friends by city, kind and price; every choice is in the URL. */
export function FriendsScreen() {
  const search = new URLSearchParams(useLocation().search)
  const ask = friendsAskIn(search, useCity().slug)
  const { data, isPending, error, refetch } = useQuery(friendsQuery(useApi(), ask))
  if (isPending) return <ExperiencesSkeleton />
  const name = cityOf(ask.city)?.name
  const [first] = data?.categories ?? []
  return (
    <Page>
      <header className={styles.hero}>
        <div className={styles.heroWords}>
          <p className={styles.kicker}>For two, four or the whole table</p>
          <h1 className={styles.title}>Friends’ day out</h1>
          <p className={styles.lead}>
            You have said “we must meet” since March. Here is something to do with your hands while you finally talk.
          </p>
        </div>
        {first && (
          <PictureView
            picture={first.image}
            width={560}
            aspect={4 / 3}
            priority
            decorative
            className={styles.heroPicture}
          />
        )}
      </header>
      <FriendsFilters search={search} ask={ask} categories={data?.categories ?? []} />
      {!data && <LoadFailure what="The days out" isAway={isAway(error)} onRetry={() => void refetch()} />}
      {data && data.experiences.length === 0 && (
        <EmptyState
          title={name ? `Nothing like that in ${name} yet` : 'Nothing like that yet'}
          text="Remove a filter above, or look at all cities."
          action={
            <ButtonLink href={`${hrefs.friendsDayOut()}?city=all`} linkAs={Link}>
              All days out
            </ButtonLink>
          }
        />
      )}
      {data && data.experiences.length > 0 && (
        <section aria-labelledby="days">
          <h2 id="days" className={styles.subtitle}>
            {name ? `In ${name}` : `In ${cityCount} cities`}
          </h2>
          <Grid kind="cards">
            {data.experiences.map((card) => (
              <li key={card.id}>
                <ExperienceCard card={card} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </Page>
  )
}

interface FriendsFiltersProps {
  readonly search: URLSearchParams
  readonly ask: FriendsAsk
  readonly categories: AnswerOf<typeof friendsDayOut>['data']['categories']
}

/** City, kind and price as links; a selected one leads to the list without it. */
function FriendsFilters({ search, ask, categories }: FriendsFiltersProps) {
  const chip = (name: string, value: string, title: string, isSelected: boolean) => {
    const next = new URLSearchParams(search)
    if (isSelected) next.delete(name)
    else next.set(name, value)
    const text = next.toString()
    return (
      <li key={`${name} ${value}`}>
        <Chip href={`${hrefs.friendsDayOut()}${text && `?${text}`}`} linkAs={Link} isSelected={isSelected}>
          {title}
        </Chip>
      </li>
    )
  }
  return (
    <nav aria-label="Which days out" className={styles.filters}>
      <ul className={styles.chips}>
        {chip('city', 'all', 'Everywhere', ask.city === 'all')}
        {cities.map(({ slug, name: title }) => chip('city', slug, title, ask.city === slug))}
      </ul>
      <ul className={styles.chips}>
        {categories.map(({ slug, title }) => chip('kind', slug, title, ask.category === slug))}
        {prices.map(({ max, title }) => chip('max', String(max), title, ask.maxPrice === max))}
      </ul>
    </nav>
  )
}
