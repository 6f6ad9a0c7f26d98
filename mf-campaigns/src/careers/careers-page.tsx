import { cityOf } from '@nukkad/contracts'
import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { applyForOpening, listOpenings, type Opening } from '@nukkad/contracts/endpoints/site/careers'
import { type Api, hrefs, Link, queryOptions, useApi, useSearchParams, useSuspenseQuery } from '@nukkad/platform'
import { useFilledIn } from '@nukkad/platform/filling-in'
import { Chip } from '@nukkad/ui/chip'
import { FormSheet } from '@nukkad/ui/form-sheet'
import { Page } from '@nukkad/ui/page'
import { defineFormScreen } from '../parts/forms/form-screen.tsx'
import { presentOrKept } from '../parts/screen-states/present-or-kept.ts'
import styles from './careers.module.css'
import { OpeningDetail } from './opening-detail.tsx'

const openingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['openings'],
    queryFn: async ({ signal }) => (await api.call(listOpenings, {}, { signal })).data,
    staleTime: 60_000,
  })

/** Where it is done: a city of ours, or anywhere. */
export const placeOf = ({ city }: Opening): string => (city ? (cityOf(city)?.name ?? city) : 'Anywhere')

const without = (search: URLSearchParams, name: string, value: string | null) => {
  const next = new URLSearchParams(search)
  next.delete('opening')
  if (value) next.set(name, value)
  else next.delete(name)
  const query = next.toString()
  return `${hrefs.careers()}${query && `?${query}`}`
}

/** Classified advertisements: places by city and team, one of them in full, and the way to apply. */
function Careers({ form }: { readonly form: FormDefinition }) {
  const { data: openings } = useSuspenseQuery(openingsQuery(useApi()))
  const [search] = useSearchParams()
  const opening = openings.find(({ id }) => id === search.get('opening'))
  const [city, team] = [search.get('city'), search.get('team')]
  const shown = openings.filter((one) => (!city || placeOf(one) === city) && (!team || one.team === team))
  const choices = (name: 'city' | 'team', all: readonly string[], chosen: string | null) => (
    <ul className={styles.choices} aria-label={name === 'city' ? 'By city' : 'By team'}>
      {[...new Set(all)].sort().map((value) => (
        <li key={value}>
          <Chip
            href={without(search, name, value === chosen ? null : value)}
            linkAs={Link}
            isSelected={value === chosen}
          >
            {value}
          </Chip>
        </li>
      ))}
    </ul>
  )
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
          We write about eight cities and sell what their makers make. {openings.length} places are open; every
          application is read by a person and answered within ten days.
        </p>
      </header>
      {choices('city', openings.map(placeOf), city)}
      {choices(
        'team',
        openings.map((one) => one.team),
        team,
      )}
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
          Nothing is open there just now. <Link to={hrefs.careers()}>See all places</Link>, or write to us below.
        </p>
      )}
      <Application form={form} />
    </Page>
  )
}

function Application({ form, openingId }: { readonly form: FormDefinition; readonly openingId?: string }) {
  const api = useApi()
  const filling = useFilledIn(form, {
    hide: ['opening'],
    send: (filled, key) => api.call(applyForOpening, { body: { ...(openingId && { openingId }), ...filled } }, { key }),
  })
  const title = openingId ? form.title : 'Nothing fits, and you would still like to?'
  return (
    <section id="apply" className={styles.apply} aria-label={title}>
      <FormSheet {...filling} title={title} wayOn={<Link to={hrefs.careers()}>All places</Link>} />
    </section>
  )
}

export const screen = defineFormScreen({
  formId: 'careers',
  title: 'Work with us',
  description: 'Places in editorial, shop, engineering, design, events and care, in eight cities. Apply with a PDF.',
  path: '/careers',
  load: ({ api, query }) => presentOrKept(query, openingsQuery(api)),
  Component: Careers,
})
