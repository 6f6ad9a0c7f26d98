import { type BallotReport, ballotReport, exportVotes } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { formatNumber, useApi, useMutation, useQuery } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { DaysPlot } from '../parts/plots/days-plot.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import results from './ballot-results.module.css'
import { ResultsTable } from './results-table.tsx'
import { Chain } from './vote-chain.tsx'

/** All votes beside the votes without any suspicion: suspicious votes are marked, never left out. */
export function BallotResults({ id }: { readonly id: string }) {
  const api = useApi()
  const query = useQuery({
    queryKey: ['staff-ballot', id, 'report'],
    queryFn: async ({ signal }) => (await api.call(ballotReport, { params: { id } }, { signal })).data,
    staleTime: 0,
  })
  const saving = useMutation({
    mutationFn: () => api.call(exportVotes, { params: { id } }, { timeout: 60_000 }),
    onSuccess: (file) => download(file as unknown as Blob, `${id}.csv`),
  })
  return (
    <Loaded what="The results" query={query}>
      {(report) => (
        <div className={styles.fields}>
          <div className={styles.actions}>
            <span>
              {formatNumber(report.total)} {report.total === 1 ? 'vote' : 'votes'}
              {report.isOver && ', voting closed'}
            </span>
            <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
              Count again
            </Button>
            <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
              CSV
            </Button>
          </div>
          <p role="alert" className={styles.problem}>
            {saving.error?.message}
          </p>
          <ResultsTable report={report} />
          {report.days.length > 1 && (
            <>
              <h2>Votes by day</h2>
              <DaysPlot title="Votes by day" days={report.days.map(({ day, count }) => ({ day, value: count }))} />
            </>
          )}
          <Marked report={report} />
          <Chain chain={report.chain} />
        </div>
      )}
    </Loaded>
  )
}

function Marked({ report: { marked } }: { readonly report: BallotReport }) {
  if (marked.burst + marked.fresh === 0) return <p className={styles.quiet}>No suspicious votes.</p>
  const reasons = [
    ...(marked.burst > 0 ? [`${formatNumber(marked.burst)} of twenty or more from one address within a minute`] : []),
    ...(marked.fresh > 0 ? [`${formatNumber(marked.fresh)} from accounts that were a day old or less`] : []),
  ]
  return (
    <p role="note" className={results.marked}>
      Marked: {reasons.join('; ')}. They may still be genuine, for example from a live event: both totals are above, and
      you decide.
    </p>
  )
}
