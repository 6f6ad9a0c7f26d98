import type { EventTickets } from '@nukkad/contracts/endpoints/events/events'
import { defineScreen, prepare } from '@nukkad/platform'
import { RegisterScreen } from './register-screen.tsx'
import { RegisterSkeleton } from './register-skeleton.tsx'
import { ticketsKey, ticketsQuery } from './registration.queries.ts'

/**
 * What everybody may see (the event, its tickets, prices and seats) comes from the server; who registers is known in the
 * browser only. The form of the mobile app is the same one.
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
