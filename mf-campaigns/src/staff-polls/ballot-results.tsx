import { type BallotReport, ballotReport, exportVotes } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { formatNumber, useApi, useMutation, useQuery } from '@nukkad/platform'
import { download } from '@nukkad/platform/files'
import { Button } from '@nukkad/ui/button'
import { DaysPlot } from '../parts/plots/days-plot.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import tables from '../parts/staff/table.module.css'
import results from './ballot-results.module.css'

const shareOf = (votes: number, total: number) => (total === 0 ? 0 : Math.round((votes / total) * 1000) / 10)

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

function ResultsTable({ report: { options, total } }: { readonly report: BallotReport }) {
  if (options.some(({ votes }) => votes === null)) return <p>The results are hidden until the end, here as well.</p>
  const counted = options.map((option) => ({ ...option, votes: option.votes ?? 0, clear: option.unmarked ?? 0 }))
  const unmarked = counted.reduce((sum, { clear }) => sum + clear, 0)
  const ordered = counted.sort((a, b) => b.votes - a.votes)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the table by focusing it.
    <section className={tables.scroll} aria-label="Results" tabIndex={0}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Options</th>
            <th scope="col">All votes</th>
            <th scope="col">Without marked ones</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ id, title, votes, clear }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <Count votes={votes} of={total} />
              <Count votes={clear} of={unmarked} />
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            <td>{formatNumber(total)}</td>
            <td>{formatNumber(unmarked)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Count({ votes, of }: { readonly votes: number; readonly of: number }) {
  const share = shareOf(votes, of)
  return (
    <td>
      <span className={results.bar} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
      {formatNumber(votes)} ({share} %)
    </td>
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

function Chain({ chain }: { readonly chain: BallotReport['chain'] }) {
  return (
    <section aria-label="The chain of votes">
      <h2>The chain of votes</h2>
      <p>
        {chain.isWhole
          ? 'Verified just now: the chain is unbroken, and the counts match the votes.'
          : chain.brokenAt === null
            ? 'The counts do not match the votes. Tell the operators before anything is published.'
            : `Vote ${formatNumber(chain.brokenAt)} does not follow from the one before it. Tell the operators before anything is published.`}
      </p>
      {chain.hash && (
        <p className={styles.quiet}>
          Hash of the last vote, which commits us to all votes before it:{' '}
          <code className={styles.mono}>{chain.hash}</code>
        </p>
      )}
    </section>
  )
}
