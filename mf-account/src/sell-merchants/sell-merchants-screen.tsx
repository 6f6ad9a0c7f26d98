import { type ListedMerchant, listMerchants } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { hrefs, keepPreviousData, Link, useApi, useNavigate, useQuery, useSearchParams } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Badge } from '@nukkad/ui/badge'
import { coveringLink } from '@nukkad/ui/covering-link'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { pageOf, withQuery } from '../parts/back-office/page-of.ts'
import { SearchBox } from '../parts/back-office/search-box.tsx'
import styles from '../parts/team/team.module.css'
import { merchantsKey } from '../parts/team/team.queries.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** All merchants, to see who acts for them. */
export function SellMerchantsScreen() {
  const api = useApi()
  const go = useNavigate()
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const page = pageOf(search)
  const merchants = useQuery({
    queryKey: [...merchantsKey, q, page],
    queryFn: ({ signal }) => api.call(listMerchants, { query: { page, ...(q && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = merchants
  const path = hrefs.sellMerchants()
  return (
    <div className={styles.stack}>
      <header className={styles.head}>
        <h1>Merchants</h1>
        <Link to={hrefs.sellRequests()}>Requests to sell</Link>
      </header>
      <SearchBox
        label="Name of a shop or a maker"
        value={q}
        found={merchants.isPlaceholderData ? undefined : data?.total}
        onSearch={(words) => go(withQuery(path, { q: words }), { keepScroll: true })}
      />
      {!data && !merchants.isError && <BackOfficeRows />}
      {!data && merchants.isError && (
        <LoadFailure what="The merchants" isAway={isAway(merchants.error)} onRetry={() => void merchants.refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title={q ? `No merchant called “${q}”` : 'No merchants yet'}
          text={q ? 'Search for part of the name.' : 'Accept a request to sell to make the first one.'}
        />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.list} aria-busy={merchants.isPlaceholderData}>
          {data.data.map((merchant) => (
            <MerchantRow key={merchant.slug} merchant={merchant} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={data.page}
          hasNext={data.hasNext}
          hrefOf={(next) => withQuery(path, { q, page: next > 1 ? next : null })}
          linkAs={Link}
        />
      )}
    </div>
  )
}

function MerchantRow({ merchant }: { readonly merchant: ListedMerchant }) {
  const { slug, name, maker, city, products, people, invited } = merchant
  return (
    <li className={styles.row}>
      <div className={styles.top}>
        <h2>
          <Link to={hrefs.sellMerchants(slug)} className={coveringLink}>
            {name}
          </Link>
        </h2>
        {people === 0 && <Badge tone="warning">{invited > 0 ? 'Invited, nobody joined yet' : 'Nobody'}</Badge>}
        {people > 0 && products === 0 && <Badge tone="offer">No products yet</Badge>}
      </div>
      <p>
        {maker}, {city}
      </p>
      <p className={styles.quiet}>
        {counted(products, 'product', 'products')}, {counted(people, 'account', 'accounts')}
        {invited > 0 && `, ${counted(invited, 'invitation', 'invitations')}`}
      </p>
    </li>
  )
}
