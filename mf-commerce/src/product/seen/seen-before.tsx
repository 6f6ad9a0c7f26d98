import { useStorage } from '@nukkad/platform'
import { useNear } from '@nukkad/ui/use-near'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { rememberSeen } from './seen-products.ts'

const RecentlySeen = lazy(() => import('./recently-seen.tsx'))

/** Remembers this product, and shows the previously viewed ones when the visitor nears the end of the page. */
export function SeenBefore({ slug }: { readonly slug: string }) {
  const { local } = useStorage()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '300px')
  useEffect(() => rememberSeen(local, slug), [local, slug])
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <RecentlySeen slug={slug} />
        </Suspense>
      )}
    </div>
  )
}
