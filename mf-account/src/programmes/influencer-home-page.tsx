import { cityCount } from '@nukkad/contracts'
import { defineScreen, hrefs } from '@nukkad/platform'
import { creators } from './creators.ts'
import { ProgrammeScreen } from './programme-screen.tsx'
import { authorsQuery } from './programmes.queries.ts'

/** For people who send buyers: creators, newsletters, neighbours with a large group chat. */
export const screen = defineScreen({
  // The list of people is optional: the page renders without it.
  load: ({ query, api }) => query.prefetchQuery(authorsQuery(api)),
  head: () => ({
    title: 'For creators: earn on what you recommend | Nukkad',
    description: `Share what small makers in ${cityCount} Indian cities make, by a link of your own, and earn a percentage of every sale.`,
    canonical: hrefs.influencerHome(),
  }),
  Component: () => <ProgrammeScreen programme={creators} />,
})
