import { defineScreen, hrefs } from '@nukkad/platform'
import { ComplaintScreen } from './complaint-screen.tsx'

/** Complaints to the grievance officer. */
export const screen = defineScreen({
  head: ({ url }) => ({
    title: 'Complaints and the grievance officer | Nukkad',
    description:
      'Send a complaint to the grievance officer of Nukkad, get a ticket at once and an answer within a month, or see how your complaint stands.',
    canonical: hrefs.complaint(),
    ...(url.searchParams.has('ticket') && { robots: 'noindex, follow' }),
  }),
  Component: ComplaintScreen,
})
