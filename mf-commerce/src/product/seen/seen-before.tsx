import { useStorage } from '@nukkad/platform'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { rememberSeen } from './seen-products.ts'

const RecentlySeen = lazy(() => import('./recently-seen.tsx'))

/** Remembers this product, and shows the ones before it when somebody comes near to the end of the page. */
export function SeenBefore({ slug }: { readonly slug: string }) {
  const { local } = useStorage()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    rememberSeen(local, slug)
    if (!window.IntersectionObserver) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '300px' })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [local, slug])
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
