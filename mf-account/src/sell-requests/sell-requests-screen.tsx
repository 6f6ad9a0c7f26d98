import { requestStates, sellingRequests } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { hrefs, keepPreviousData, Link, useApi, useNavigate, useQuery, useSearchParams } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { FilterBar } from '../parts/back-office/filter-bar.tsx'
import { oneOf, pageOf, withQuery } from '../parts/back-office/page-of.ts'
import { SearchBox } from '../parts/back-office/search-box.tsx'
import styles from '../parts/team/team.module.css'
import { requestsKey } from '../parts/team/team.queries.ts'
import { RequestRow } from './request-row.tsx'

const labels = { new: 'New', accepted: 'Accepted', declined: 'Declined' } as const

/** Requests of makers who would like to sell; new ones are shown unless others are chosen. */
export function SellRequestsScreen() {
  const api = useApi()
  const go = useNavigate()
  const [search] = useSearchParams()
  const state = oneOf(requestStates, search.get('state')) ?? 'new'
  const q = search.get('q') ?? ''
  const page = pageOf(search)
  const requests = useQuery({
    queryKey: [...requestsKey, state, q, page],
    queryFn: ({ signal }) => api.call(sellingRequests, { query: { state, page, ...(q && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = requests
  const path = hrefs.sellRequests()
  const hrefOf = (wanted: { state: string; page?: number | null }) =>
    withQuery(path, { state: wanted.state === 'new' ? null : wanted.state, q, page: wanted.page ?? null })
  return (
    <div className={styles.stack}>
      <header className={styles.head}>
        <h1>Requests to sell</h1>
        <Link to={hrefs.sellMerchants()}>Merchants and their people</Link>
      </header>
      <SearchBox
        label="Name, shop, email or number"
        found={requests.isPlaceholderData ? undefined : data?.total}
        value={q}
        onSearch={(words) =>
          go(withQuery(path, { state: state === 'new' ? null : state, q: words }), { keepScroll: true })
        }
      />
      <FilterBar
        label="Which requests"
        filters={requestStates.map((one) => ({
          label: labels[one],
          href: hrefOf({ state: one }),
          count: data?.counts[one] ?? 0,
          isHere: state === one,
        }))}
      />
      {data && data.counts.late > 0 && (
        <p role="status">
          {data.counts.late === 1 ? 'One applicant waits' : `${data.counts.late} applicants wait`} longer than the three
          working days that we promise.
        </p>
      )}
      {!data && !requests.isError && <BackOfficeRows />}
      {!data && requests.isError && (
        <LoadFailure what="The requests" isAway={isAway(requests.error)} onRetry={() => void requests.refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title={q ? `Nothing for “${q}”` : 'Nothing here'}
          text={q ? 'Search for part of a name, or look at the other lists.' : 'Requests to sell appear here.'}
        />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.list} aria-busy={requests.isPlaceholderData}>
          {data.data.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={data.page}
          hasNext={data.hasNext}
          hrefOf={(next) => hrefOf({ state, page: next > 1 ? next : null })}
          linkAs={Link}
        />
      )}
    </div>
  )
}
