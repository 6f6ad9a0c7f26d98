import { useQueryClient } from '@nukkad/platform'
import { Skeleton } from '@nukkad/ui/skeleton'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import styles from './home.module.css'

const CityFeed = lazy(() => import('./city-feed.tsx'))

/** The feed below the fold, fetched when one comes near it, and at once for anyone who comes back to it. */
export function MoreOfCity({ slug }: { slug: string }) {
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(() => client.getQueryState(['feed', 'city', slug]) !== undefined)
  useEffect(() => {
    if (isNear || !place.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={styles.more}>
      {isNear && (
        <Suspense fallback={<Skeleton kind="block" height={480} />}>
          <CityFeed slug={slug} />
        </Suspense>
      )}
    </div>
  )
}
