import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { BadgeProps } from '@nukkad/ui/badge'

/** The badge colour for a subscription's label and state. */
export function toneOf({ label, state }: Pick<Subscription, 'label' | 'state'>): NonNullable<BadgeProps['tone']> {
  if (state === 'pending' || state === 'halted' || state === 'created') return 'warning'
  return label === 'Running' ? 'success' : 'neutral'
}
