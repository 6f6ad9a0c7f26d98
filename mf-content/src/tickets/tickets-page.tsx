import { defineScreen } from '@nukkad/platform'
import { TicketsScreen } from './tickets-screen.tsx'
import { TicketsSkeleton } from './tickets-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your tickets | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: TicketsSkeleton,
  Component: TicketsScreen,
})
