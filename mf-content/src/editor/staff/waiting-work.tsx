import { sellingRequests } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import styles from '@nukkad/editor/editor.module.css'
import { formatNumber, hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { complaintsQuery } from '../complaints/complaints.queries.ts'

/** What waits for an answer of the editors; its line is kept free until that is known. */
export function WaitingWork() {
  const api = useApi()
  const complaints = useQuery(complaintsQuery(api, 'open', 1))
  const requests = useQuery({
    queryKey: ['selling-requests', 'waiting'],
    queryFn: ({ signal }) => api.call(sellingRequests, { query: { state: 'new', pagesize: 1 } }, { signal }),
  })
  if (!complaints.data || !requests.data) return <p className={styles.quiet}>{'\u00a0'}</p>
  const { total, data } = complaints.data
  const { new: asked, late } = requests.data.counts
  const hasLate = data.some(({ answer_by: by }) => Date.parse(by) < Date.now())
  if (total + asked === 0) return <p className={styles.quiet}>No complaint and no request to sell waits.</p>
  return (
    <p className={styles.quiet}>
      Waiting for an answer:{' '}
      {total > 0 && (
        <Link to={staffHrefs.editorComplaints()}>
          {formatNumber(total)} {total === 1 ? 'complaint' : 'complaints'}
          {hasLate && ', late'}
        </Link>
      )}
      {total > 0 && asked > 0 && ' and '}
      {asked > 0 && (
        <Link to={hrefs.sellRequests()}>
          {formatNumber(asked)} {asked === 1 ? 'request' : 'requests'} to sell
          {late > 0 && ', late'}
        </Link>
      )}
    </p>
  )
}
