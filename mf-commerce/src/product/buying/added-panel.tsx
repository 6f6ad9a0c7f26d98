import { lazy, Suspense, useState } from 'react'
import type { Buying } from './use-buying.ts'

const MiniCart = lazy(() => import('../../parts/mini-cart/mini-cart.tsx'))

const isWide = () => window.matchMedia?.('(width >= 800px)').matches ?? false

/** The mini cart after each added piece, on a wide screen; its code loads with the first one. */
export function AddedPanel({ added }: Pick<Buying, 'added'>) {
  const [closed, setClosed] = useState<Buying['added']>(undefined)
  if (!added?.cartId || !added.itemId || added === closed || !isWide()) return null
  return (
    <Suspense>
      <MiniCart cartId={added.cartId} itemId={added.itemId} onClose={() => setClosed(added)} />
    </Suspense>
  )
}
