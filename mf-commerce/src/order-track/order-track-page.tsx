import { defineScreen } from '@nukkad/platform'
import { OrderTrackScreen } from './order-track-screen.tsx'

/** Open to everybody who has the number; what the page tells depends on who they are, so the server draws only the question. */
export const screen = defineScreen({
  head: ({ params }) => ({
    title: `Where is order ${params.orderId ?? ''}?`,
    description: 'Follow a parcel from a maker on Nukkad to the door: every step, the courier and its number.',
    robots: 'noindex, nofollow',
  }),
  Component: OrderTrackScreen,
})
