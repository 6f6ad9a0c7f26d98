import type { CampaignResults } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import type { CampaignGoal } from '@nukkad/contracts/endpoints/campaigns/studio'
import { formatDay, formatNumber } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import staff from '../parts/staff/staff.module.css'
import tables from '../parts/staff/table.module.css'
import { CountsTable } from './counts-table.tsx'
import { percent } from './measures.ts'
import styles from './results.module.css'

type Test = NonNullable<CampaignResults['test']>
type Arm = Test['arms'][number]

const goals: Readonly<Record<CampaignGoal, string>> = {
  taps: 'tapped something on it',
  adds: 'added something to the cart',
  orders: 'ordered',
}
const points = (value: number) =>
  `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toLocaleString('en-IN', { maximumFractionDigits: 1 })}`

function verdictOf({ against }: Arm): string {
  if (!against) return 'Not enough data'
  const range = `${points(against.low)} to ${points(against.high)} points`
  if (!against.isDecided) return `Not yet: ${range}`
  return `${against.difference > 0 ? 'Better' : 'Worse'} by ${range}`
}

/** How the variants compare with the first one, and the rule by which one wins. */
export function VariantsCard({ variants, test, windowDays }: CampaignResults) {
  if (!test) return null
  const nameOf = (key: string) => variants.find(({ variant }) => variant === key)?.name ?? ''
  return (
    <section className={styles.part} aria-labelledby="variants">
      <h2 id="variants">Variants</h2>
      {test.hasMismatch ? (
        <p role="note" className={styles.warning}>
          The variants are not reaching visitors in the configured shares: one of them loses visitors or counts some
          twice. Until this is fixed, no variant wins, whatever the numbers below say.
        </p>
      ) : (
        <p>
          {test.winner ? (
            <Badge tone="success">
              {test.winner.toUpperCase()} · {nameOf(test.winner)} does best
            </Badge>
          ) : (
            <Badge>Not decided</Badge>
          )}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the table by focusing it. */}
      <section className={tables.scroll} aria-label="Comparison of the variants" tabIndex={0}>
        <table className={`${tables.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              <th scope="col">People</th>
              <th scope="col">Of these {goals[test.goal]}</th>
              <th scope="col">Against A</th>
            </tr>
          </thead>
          <tbody>
            {test.arms.map((arm) => (
              <tr key={arm.variant}>
                <th scope="row">
                  {arm.variant.toUpperCase()} · {nameOf(arm.variant)}
                </th>
                <td>{formatNumber(arm.people)}</td>
                <td>
                  {formatNumber(arm.successes)}
                  {arm.people > 0 && ` (${percent(arm.successes / arm.people)})`}
                </td>
                <td>{arm.variant === 'a' ? '' : verdictOf(arm)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={staff.quiet}>
        Counted since {formatDay(test.since)}, when the shares or the goal changed last. Visitors count for the variant
        that they saw first, and those who got it earlier are left out; they reached the goal if they {goals[test.goal]}{' '}
        within {windowDays} days. A variant wins when the interval of its difference from A lies above zero; A wins when
        all others lie below. The interval is valid at every look, with an error of 5{'\u00a0'}% over all comparisons,
        so you can check at any time and stop when it is decided.
      </p>
      <CountsTable
        label="All results by variant"
        of="Variant"
        rows={variants.map(({ variant, name, weight, ...counts }) => ({
          key: variant,
          name: `${variant.toUpperCase()} · ${name}, ${weight}\u00a0%`,
          counts,
        }))}
      />
    </section>
  )
}
