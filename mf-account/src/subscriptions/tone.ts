import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { BadgeProps } from '@nukkad/ui/badge'

/** What the label's colour says beside its words. */
export function toneOf({ label, state }: Pick<Subscription, 'label' | 'state'>): NonNullable<BadgeProps['tone']> {
  if (state === 'pending' || state === 'halted' || state === 'created') return 'warning'
  return label === 'Running' ? 'success' : 'neutral'
}
