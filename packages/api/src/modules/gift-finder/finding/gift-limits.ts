import type { Candidate } from './gift-choice.ts'
import type { Wishes } from './wishes.ts'

const isAvoided = ({ avoid }: Wishes, { tags }: Candidate) => tags.some((tag) => avoid.includes(tag))
const isOutOfReach = ({ city }: Wishes, product: Candidate) => product.isLocal && product.city !== city

/** Whether the answers allow the product and it can be delivered there. */
export const isPossible = (wishes: Wishes, product: Candidate): boolean =>
  !isAvoided(wishes, product) && !isOutOfReach(wishes, product)

/** Answers that are never dropped. */
export type Limit = 'avoid' | 'city'

/** The answers without one of which more of these products could be shown; both where only both together exclude them. */
export function limitsOf(wishes: Wishes, candidates: readonly Candidate[]): Limit[] {
  const reasons = candidates.map((product): Limit[] => [
    ...(isAvoided(wishes, product) ? ['avoid' as const] : []),
    ...(wishes.city !== null && isOutOfReach(wishes, product) ? ['city' as const] : []),
  ])
  const alone = reasons.filter(({ length }) => length === 1)
  return [...new Set((alone.length > 0 ? alone : reasons).flat())].sort()
}

export const isInPrice = ({ price }: Pick<Wishes, 'price'>, product: Candidate): boolean =>
  !price || (product.price >= price.from * 100 && (price.isOpen || product.price <= price.to * 100))
