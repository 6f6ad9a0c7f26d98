import { cityCount, cityOf } from '@nukkad/contracts'
import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { listOpenings, type Opening } from '@nukkad/contracts/endpoints/site/careers'
import { type Api, hrefs, Link, queryOptions, useApi, useSearchParams, useSuspenseQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { defineFormScreen } from '../parts/forms/form-screen.tsx'
import { presentOrKept } from '../parts/screen-states/present-or-kept.ts'
import { Application } from './application.tsx'
import styles from './careers.module.css'
import { OpeningChoices } from './opening-choices.tsx'
import { OpeningDetail } from './opening-detail.tsx'

const openingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['openings'],
    queryFn: async ({ signal }) => (await api.call(listOpenings, {}, { signal })).data,
    staleTime: 60_000,
  })

/** The location of the job: one of our cities, or anywhere. */
export const placeOf = ({ city }: Opening): string => (city ? (cityOf(city)?.name ?? city) : 'Anywhere')

/** Job openings styled as classified ads: filtered by city and team, one of them in full, and a way to apply. */
function Careers({ form }: { readonly form: FormDefinition }) {
  const { data: openings } = useSuspenseQuery(openingsQuery(useApi()))
  const [search] = useSearchParams()
  const opening = openings.find(({ id }) => id === search.get('opening'))
  const [city, team] = [search.get('city'), search.get('team')]
  const shown = openings.filter((one) => (!city || placeOf(one) === city) && (!team || one.team === team))
  if (opening) {
    return (
      <Page className={styles.page}>
        <OpeningDetail opening={opening} />
        <Application key={opening.id} form={form} openingId={opening.id} />
      </Page>
    )
  }
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Wanted: people who notice things</h1>
        <p className={styles.lead}>
          We write about {cityCount} cities and sell what their makers make. {openings.length} places are open; every
          application is read by a person and answered within ten days.
        </p>
      </header>
      <OpeningChoices name="city" all={openings.map(placeOf)} chosen={city} />
      <OpeningChoices name="team" all={openings.map((one) => one.team)} chosen={team} />
      <ul className={styles.adverts}>
        {shown.map((one) => (
          <li key={one.id}>
            <h2>
              <Link to={hrefs.careers(one.id)}>{one.title}</Link>
            </h2>
            <p className={styles.facts}>
              {one.team}, {placeOf(one)}. {one.terms}.
            </p>
            <p>{one.line}</p>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p>
          No openings there right now. <Link to={hrefs.careers()}>See all openings</Link>, or write to us below.
        </p>
      )}
      <Application form={form} />
    </Page>
  )
}

export const screen = defineFormScreen({
  formId: 'careers',
  title: 'Work with us',
  description: `Jobs in editorial, shop, engineering, design, events and care, in ${cityCount} cities. Apply with a PDF.`,
  path: hrefs.careers(),
  load: ({ api, query }) => presentOrKept(query, openingsQuery(api)),
  Component: Careers,
})
