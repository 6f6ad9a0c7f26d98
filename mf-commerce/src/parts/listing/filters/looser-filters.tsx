import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type Api, formatCount, Link, queryOptions, useApi, useQuery } from '@nukkad/platform'
import { type Choice, queryOf, type Scope } from '../choice/choice.ts'
import type { Listing } from '../use-listing.ts'
import { type Applied, appliedOf } from './applied.ts'
import styles from './looser-filters.module.css'

/** With more filters than this, the rest are not compared. */
const most = 8

/** How many products would match without each filter, the most rewarding filter first. */
const looserQuery = (api: Api, scope: Scope, asked: Choice, applied: readonly Applied[]) =>
  queryOptions({
    queryKey: ['looser', scope, asked],
    queryFn: async ({ signal }) => {
      const looser = await Promise.all(
        applied.slice(0, most).map(async (filter) => {
          const query = { ...queryOf(scope, filter.without, 1, false), pagesize: 1 }
          return { ...filter, total: (await api.call(listProducts, { query }, { signal })).total }
        }),
      )
      return looser.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
    },
    staleTime: 60_000,
  })

/** Suggests which filter to remove, with the number of products that gives. */
export default function LooserFilters({ listing }: { readonly listing: Listing }) {
  const { scope, asked, facets, hrefOf } = listing
  const applied = appliedOf(asked, facets)
  const { data } = useQuery(looserQuery(useApi(), scope, asked, applied))
  if (!data || applied.length < 2) return null
  const [best] = data
  return (
    <section className={styles.looser} aria-live="polite">
      <h2 className={styles.title}>
        {best ? `No results because of “${best.label}”` : 'No results with these filters'}
      </h2>
      {!best && <p>Removing one filter is not enough. Clear all filters, or remove two above.</p>}
      <ul className={styles.list}>
        {data.map(({ key, label, without, total }) => (
          <li key={key}>
            <Link className={styles.way} to={hrefOf(without)}>
              <span>
                Without <strong>{label}</strong>
              </span>
              <span className={styles.count}>
                {formatCount(total)} {total === 1 ? 'product' : 'products'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
