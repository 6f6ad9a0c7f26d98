import { useQueryClient } from '@nukkad/platform'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useNear } from '@nukkad/ui/use-near'
import { lazy, Suspense, useRef } from 'react'
import styles from './home.module.css'

const CityFeed = lazy(() => import('./city-feed.tsx'))

/** The feed below the fold, loaded when the visitor scrolls near it, and at once on returning to the page. */
export function MoreOfCity({ slug }: { slug: string }) {
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '600px', client.getQueryState(['feed', 'city', slug]) !== undefined)
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
