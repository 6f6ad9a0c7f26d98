import { dayInIndia } from '@nukkad/contracts/indian-time'

export interface StatementTime {
  readonly value: string
  readonly label: string
  readonly from: string
  readonly to: string
}

/** The periods of a statement: the last three months, and the financial years used in tax returns. */
export function statementTimes(now: Date): readonly StatementTime[] {
  const today = dayInIndia(now)
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const threeMonthsAgo = new Date(Date.UTC(year, month - 4, day)).toISOString().slice(0, 10)
  const begun = month >= 4 ? year : year - 1
  const yearName = (first: number) => `April ${first} to March ${first + 1}`
  return [
    { value: 'recent', label: 'Last three months', from: threeMonthsAgo, to: today },
    { value: 'this', label: `${yearName(begun)}, so far`, from: `${begun}-04-01`, to: today },
    { value: 'last', label: yearName(begun - 1), from: `${begun - 1}-04-01`, to: `${begun}-03-31` },
  ]
}
