import { accessOffersOf } from '@nukkad/contracts/endpoints/access/access-offer'
import { type Api, defineSlot, hrefs, Link, queryOptions, useApi, useQuery, useRoute } from '@nukkad/platform'
import styles from './access-offers.module.css'

type Giver = { readonly place: string } | { readonly merchant: string }

/** The place or the merchant whose page is shown, if it is such a page. */
function giverOf(match: ReturnType<typeof useRoute>): Giver | undefined {
  const { slug } = match?.params ?? {}
  if (!slug) return undefined
  if (match?.route.name === 'place') return { place: slug }
  return match?.route.name === 'merchant-page' ? { merchant: slug } : undefined
}

const offersQuery = (api: Api, giver: Giver | undefined) =>
  queryOptions({
    queryKey: ['access-offers-of', giver],
    queryFn: async ({ signal }) => (await api.call(accessOffersOf, { query: giver ?? {} }, { signal })).data,
    staleTime: 60_000,
  })

/** The member offers of the place or merchant whose page is shown; renders nothing if there are none. */
function AccessOffers() {
  const giver = giverOf(useRoute())
  const { data } = useQuery({ ...offersQuery(useApi(), giver), enabled: giver !== undefined })
  if (!data || data.length === 0) return null
  return (
    <aside className={styles.offers} aria-labelledby="access-offers">
      <h2 id="access-offers" className={styles.title}>
        For members here
      </h2>
      <ul className={styles.list}>
        {data.map(({ id, href, discountLabel, title, limit }) => (
          <li key={id} className={styles.offer}>
            <b className={styles.worth}>{discountLabel}</b>
            <span>
              <Link to={href}>{title}</Link>
              <span className={styles.limit}>{limit}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.limit}>
        Free with your account: <Link to={hrefs.access()}>Nukkad Access</Link>
      </p>
    </aside>
  )
}

export default defineSlot({ Component: AccessOffers })
