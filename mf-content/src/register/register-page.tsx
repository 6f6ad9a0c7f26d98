import type { EventTickets } from '@nukkad/contracts/endpoints/events/events'
import { defineScreen, prepare } from '@nukkad/platform'
import { RegisterScreen } from './register-screen.tsx'
import { RegisterSkeleton } from './register-skeleton.tsx'
import { ticketsKey, ticketsQuery } from './registration.queries.ts'

/**
 * The public part (the event, its tickets, prices and seats) is rendered on the server; the registering user is known
 * only in the browser. The mobile app's form is the same.
 */
export const screen = defineScreen({
  hasPublicPart: true,
  load: ({ api, query, params: { discoveryId = '' } }) =>
    prepare(query.ensureQueryData(ticketsQuery(api, discoveryId))),
  head({ query, params: { discoveryId = '' } }) {
    const title = query.getQueryData<EventTickets>(ticketsKey(discoveryId))?.event.title
    return { title: title ? `Register: ${title} | Nukkad` : 'Register | Nukkad', robots: 'noindex, nofollow' }
  },
  Skeleton: RegisterSkeleton,
  Component: RegisterScreen,
})
