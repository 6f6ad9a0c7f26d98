import { hrefs, Link, useApi, useQuery, useSearchParams } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SizeTable } from '../parts/size-guide/size-table.tsx'
import styles from './size-guide.module.css'
import { sizeGuidesQuery } from './size-guide.queries.ts'
import { SizeGuideSkeleton } from './size-guide-skeleton.tsx'

/** Every size guide of the shop, the requested one first. */
export function SizeGuideScreen() {
  const guides = useQuery(sizeGuidesQuery(useApi()))
  const [search] = useSearchParams()
  const wanted = search.get('sg_type')
  if (guides.isPending) return <SizeGuideSkeleton />
  const all = guides.data ?? []
  const shown = [...all.filter(({ type }) => type === wanted), ...all.filter(({ type }) => type !== wanted)]
  return (
    <div className={styles.page}>
      <div className={styles.trail}>
        <Breadcrumbs linkAs={Link} items={[{ title: 'Shop', href: hrefs.shop() }, { title: 'Size guide' }]} />
      </div>
      <h1 className={styles.title}>Size guide</h1>
      <p className={styles.lead}>
        All you need is a tape, a mirror and two minutes. Measure yourself, not something you own, because every maker
        cuts a little differently. What is made here runs true to these tables.
      </p>
      {guides.isError && (
        <LoadFailure what="The size guides" isAway={isAway(guides.error)} onRetry={() => void guides.refetch()} />
      )}
      {guides.isSuccess && all.length === 0 && (
        <EmptyState title="No guides yet" text="Ask the maker on the product’s page: they know their sizes by heart." />
      )}
      {shown.length > 1 && (
        <nav aria-label="Guides" className={styles.jump}>
          {all.map(({ type, title }) => (
            <Link
              key={type}
              to={hrefs.sizeGuide(type)}
              replace
              keepScroll
              className={styles.chip}
              aria-current={type === wanted ? 'true' : undefined}
            >
              {title}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.guides}>
        {shown.map((guide) => (
          <section key={guide.type} className={styles.guide} aria-labelledby={`guide-${guide.type}`}>
            <h2 id={`guide-${guide.type}`}>{guide.title}</h2>
            <p className={styles.how}>{guide.how}</p>
            <SizeTable guide={guide} />
          </section>
        ))}
      </div>
    </div>
  )
}
