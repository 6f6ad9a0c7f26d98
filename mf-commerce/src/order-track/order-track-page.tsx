import { defineScreen } from '@nukkad/platform'
import { OrderTrackScreen } from './order-track-screen.tsx'

/**
 * Open to everyone who knows the order number; the content depends on who they are, so the server renders only the
 * question.
 */
export const screen = defineScreen({
  head: ({ params }) => ({
    title: `Track order ${params.orderId ?? ''}`,
    description: 'Track a parcel from a maker on Nukkad: every step, the courier and the tracking number.',
    robots: 'noindex, nofollow',
  }),
  Component: OrderTrackScreen,
})
