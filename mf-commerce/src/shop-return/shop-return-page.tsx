import { defineScreen } from '@nukkad/platform'
import { RequestSkeleton } from '../parts/request/request-skeleton.tsx'
import { ShopReturnScreen } from './shop-return-screen.tsx'

/** Private: what is returned, why, and where the refund goes; `?kind=claim` reports damage. */
export const screen = defineScreen({
  head: ({ url, params }) => ({
    title: `${url.searchParams.get('kind') === 'claim' ? 'Report damage' : 'Return'}, order ${params.orderId ?? ''}`,
    robots: 'noindex, nofollow',
  }),
  Skeleton: RequestSkeleton,
  Component: ShopReturnScreen,
})
