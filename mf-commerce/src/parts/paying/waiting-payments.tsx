import { waitingPayments } from '@nukkad/contracts/endpoints/orders/orders'
import { formatRupees, hrefs, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import styles from './paying.module.css'

const whileWaiting = 10_000

/** Says that a payment is under way, where its orders are not listed yet, or its goods could be paid again. */
export function WaitingPayments() {
  const api = useApi()
  const { status } = useSession()
  const { data = [] } = useQuery({
    queryKey: ['waiting-payments'],
    queryFn: async ({ signal }) => (await api.call(waitingPayments, {}, { signal })).data,
    enabled: status === 'user',
    staleTime: 0,
    // The rest of the page does not depend on it.
    retry: false,
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? whileWaiting : false),
  })
  return data.map(({ transactionId, amount }) => (
    <div key={transactionId} role="status" className={`${styles.news} ${styles.waiting}`} data-calm="">
      <p>A payment of {formatRupees(amount)} is waiting for your bank.</p>
      <Link to={hrefs.transactionTrack(transactionId)}>See how it stands</Link>
    </div>
  ))
}
