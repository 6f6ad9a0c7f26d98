import { cityCount } from '@nukkad/contracts'
import { defineScreen, hrefs } from '@nukkad/platform'
import { insiders } from './insiders.ts'
import { ProgrammeScreen } from './programme-screen.tsx'
import { authorsQuery } from './programmes.queries.ts'

/** For people who write about their city. */
export const screen = defineScreen({
  // The list of people is optional: the page renders without it.
  load: ({ query, api }) => query.prefetchQuery(authorsQuery(api)),
  head: () => ({
    title: 'Insiders: write about the city you know | Nukkad',
    description: `Nukkad insiders write about the places behind the places in ${cityCount} Indian cities: what they get, who is in, and how to join.`,
    canonical: hrefs.insiders(),
  }),
  Component: () => <ProgrammeScreen programme={insiders} />,
})
