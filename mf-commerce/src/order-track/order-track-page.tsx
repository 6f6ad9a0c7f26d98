import { defineScreen } from '@nukkad/platform'
import { OrderTrackScreen } from './order-track-screen.tsx'

/**
 * Open to everyone who knows the order number; the content depends on who they are, so the server renders only the
 * question.
 */
export const screen = defineScreen({
  head: ({ params }) => ({
    title: `Where is order ${params.orderId ?? ''}?`,
    description: 'Follow a parcel from a maker on Nukkad to the door: every step, the courier and its number.',
    robots: 'noindex, nofollow',
  }),
  Component: OrderTrackScreen,
})
