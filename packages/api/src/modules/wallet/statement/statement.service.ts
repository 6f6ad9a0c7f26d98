import type { Db } from '../../../db.ts'
import { Invalid } from '../../../errors.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import { balancesAt } from '../balances.repository.ts'
import { endOfDay, startOfDay } from '../indian-days.ts'
import { movementsOf } from '../movements.repository.ts'
import { asCsv, dayOf, type Statement } from './statement.ts'
import { asPdf } from './statement-pdf.ts'

export interface StatementParts {
  readonly db: Db
  readonly now: () => Date
  readonly nameOf: (userId: string) => Promise<string>
}
export interface StatementFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}
export type StatementService = ReturnType<typeof createStatementService>

const mostDays = 366
const usualDays = 90
/** More movements than anyone has in a year, and few enough for one response. */
const mostRows = 20_000

/** Wallet statements as files. */
export function createStatementService({ db, now, nameOf }: StatementParts) {
  function spanOf(from: string | undefined, to: string | undefined): { from: Date; to: Date } {
    const last = to === undefined ? now() : startOfDay(to)
    if (!last) throw new Invalid({ to: 'is not a valid date' })
    const end = new Date(endOfDay(last).getTime() + 1)
    const start = from === undefined ? daysBefore(end, usualDays) : startOfDay(from)
    if (!start) throw new Invalid({ from: 'is not a valid date' })
    if (start >= end) throw new Invalid({ to: 'must not be before from' })
    if (end.getTime() - start.getTime() > mostDays * 86_400_000)
      throw new Invalid({ from: 'must be within a year of to' })
    return { from: start, to: end }
  }

  return async (
    userId: string,
    { format, ...days }: { format: 'csv' | 'pdf'; from?: string | undefined; to?: string | undefined },
  ): Promise<StatementFile> => {
    const { from, to } = spanOf(days.from, days.to)
    const [rows, opening, closing, name] = await Promise.all([
      movementsOf(db, userId, { from, to, limit: mostRows }),
      balancesAt(db, userId, from),
      balancesAt(db, userId, to),
      nameOf(userId),
    ])
    const statement: Statement = { name, from, to, opening, closing, rows: rows.toReversed() }
    const file = `nukkad-wallet-${dayOf(from)}-${dayOf(new Date(to.getTime() - 1))}.${format}`
    return format === 'csv'
      ? { name: file, type: 'text/csv; charset=utf-8', bytes: Buffer.from(asCsv(statement)) }
      : { name: file, type: 'application/pdf', bytes: await asPdf(statement) }
  }
}
