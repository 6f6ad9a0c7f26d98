import { Skeleton } from '@nukkad/ui/skeleton'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CustomOptionsProps } from './custom-options.tsx'

const CustomOptions = lazy(() => import('./custom-options.tsx'))

/**
 * The fields of a product made to order. Few products have them, so their code loads only for those; the server renders
 * a placeholder, because it renders synchronously and can't wait for a lazy part.
 */
export function MadeToOrder(props: CustomOptionsProps) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (props.options.length === 0) return null
  const room = <Skeleton kind="block" height={`${props.options.length * 6 + 3}rem`} />
  return isMounted ? (
    <Suspense fallback={room}>
      <CustomOptions {...props} />
    </Suspense>
  ) : (
    room
  )
}
