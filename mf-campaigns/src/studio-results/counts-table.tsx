import type { CampaignCounts } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import tables from '../parts/staff/table.module.css'
import { inWords, type Measure, measures } from './measures.ts'
import styles from './results.module.css'

interface CountsTableProps {
  readonly label: string
  /** what each row is: 'Day', 'Block' */
  readonly of: string
  readonly rows: readonly { readonly key: string; readonly name: string; readonly counts: CampaignCounts }[]
  readonly without?: readonly Measure[]
}

/** The numbers as a table, which scrolls horizontally on a phone. */
export function CountsTable({ label, of, rows, without = [] }: CountsTableProps) {
  const columns = measures.filter(({ key }) => !without.includes(key))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the table by focusing it.
    <section className={tables.scroll} aria-label={label} tabIndex={0}>
      <table className={`${tables.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, counts }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.key}>{inWords(column.key, counts[column.key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
