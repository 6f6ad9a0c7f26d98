import type { BallotReport } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { formatNumber } from '@nukkad/platform'
import tables from '../parts/staff/table.module.css'
import results from './ballot-results.module.css'

const shareOf = (votes: number, total: number) => (total === 0 ? 0 : Math.round((votes / total) * 1000) / 10)

/** The votes of each option and their share of all; hidden while the ballot hides them. */
export function ResultsTable({ report: { options, total } }: { readonly report: BallotReport }) {
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
