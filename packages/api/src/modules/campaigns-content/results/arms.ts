import type { CampaignResults } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import type { CampaignGoal } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { MetArm } from '../../stream/campaigns/campaign-counts.ts'
import type { EditedRow } from '../studio/campaign-columns.repository.ts'
import { type Arm, compare, hasRatioMismatch } from './sequential.ts'

type Test = NonNullable<CampaignResults['test']>
type Key = Test['arms'][number]['variant']
interface Weighed {
  readonly variant: Key
  readonly weight: number
}
interface Asked {
  readonly phase: number
  readonly since: Date
  readonly goal: CampaignGoal
}

/**
 * How the variants perform in this phase. The rule for a winner, fixed before the start: each variant is compared with
 * a, at an error of 5 % over all comparisons. Of those whose interval lies above zero the best rate wins; a wins when
 * every interval lies below zero. There is no winner while the actual shares of visitors do not match the configured
 * ones.
 */
export async function testOf(
  row: Pick<EditedRow, 'phase' | 'phase_at' | 'shownTest'>,
  weighed: readonly Weighed[],
  met: (asked: Asked) => Promise<readonly MetArm[]>,
): Promise<Test | null> {
  const open = weighed.filter(({ weight }) => weight > 0)
  if (open.length < 2) return null
  const { goal } = row.shownTest
  const counted = await met({ phase: row.phase, since: row.phase_at, goal })
  const armOf = (key: Key): Arm => counted.find(({ variant }) => variant === key) ?? { people: 0, successes: 0 }
  const [first, ...others] = open.map(({ variant, weight }) => ({ variant, weight, ...armOf(variant) }))
  if (!first) return null
  const compared = others.map((one) => ({ ...one, against: compare(first, one, others.length) ?? null }))
  const arms = [{ ...first, against: null }, ...compared]
  const hasMismatch = hasRatioMismatch(arms)
  return {
    goal,
    phase: row.phase,
    since: row.phase_at.toISOString(),
    hasMismatch,
    arms: arms.map(({ variant, people, successes, against }) => ({ variant, people, successes, against })),
    winner: hasMismatch ? null : winnerOf(first.variant, compared),
  }
}

type Compared = Test['arms'][number]

function winnerOf(first: Key, others: readonly Compared[]): Key | null {
  const better = others.filter(({ against }) => against && against.low > 0)
  if (better.length > 0) return better.reduce((best, one) => (rateOf(one) > rateOf(best) ? one : best)).variant
  return others.every(({ against }) => against && against.high < 0) ? first : null
}
const rateOf = ({ people, successes }: Compared) => successes / people
