import { lazy, Suspense, useState } from 'react'
import type { Buying } from './use-buying.ts'

const MiniCart = lazy(() => import('../../parts/mini-cart/mini-cart.tsx'))

const isWide = () => window.matchMedia?.('(width >= 800px)').matches ?? false

/** The small cart after each piece that was added, on a wide screen; its code comes with the first. */
export function AddedPanel({ added }: Pick<Buying, 'added'>) {
  const [closed, setClosed] = useState<Buying['added']>(undefined)
  if (!added?.cartId || !added.itemId || added === closed || !isWide()) return null
  return (
    <Suspense>
      <MiniCart cartId={added.cartId} itemId={added.itemId} onClose={() => setClosed(added)} />
    </Suspense>
  )
}
