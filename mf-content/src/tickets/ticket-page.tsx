import { defineScreen } from '@nukkad/platform'
import { TicketScreen } from './ticket-screen.tsx'
import { TicketsSkeleton } from './tickets-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your ticket | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: TicketsSkeleton,
  Component: TicketScreen,
})
