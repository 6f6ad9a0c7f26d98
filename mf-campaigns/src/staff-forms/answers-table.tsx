import type { AnswerColumn, AnswerRow } from '@nukkad/contracts/endpoints/campaigns/form-answers'
import { formatDay } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import tables from '../parts/staff/table.module.css'

interface AnswersTableProps {
  readonly columns: readonly AnswerColumn[]
  readonly rows: readonly AnswerRow[]
  readonly onOpen: (file: string, name: string) => void
}

/** One column per question, one row per answer. */
export function AnswersTable({ columns, rows, onOpen }: AnswersTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the table by focusing it.
    <section className={tables.scroll} aria-label="Answers" tabIndex={0}>
      <table className={`${tables.table} ${tables.wide}`}>
        <thead>
          <tr>
            <th scope="col">Sent</th>
            {columns.map(({ name, label, isRetired }) => (
              <th key={name} scope="col">
                {label}
                {isRetired && ' (no longer asked)'}
              </th>
            ))}
            <th scope="col">From</th>
            <th scope="col">Deleted</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{formatDay(row.sentAt)}</td>
              {row.cells.map(({ text, file }, at) => (
                <td key={columns[at]?.name}>
                  {file ? (
                    <Button variant="quiet" size={40} onClick={() => onOpen(file, text)}>
                      {text}
                    </Button>
                  ) : (
                    text
                  )}
                </td>
              ))}
              <td>{row.page}</td>
              <td>{formatDay(row.eraseAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
