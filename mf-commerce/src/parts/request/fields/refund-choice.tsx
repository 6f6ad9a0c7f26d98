import type { RefundTo } from '@nukkad/contracts/endpoints/orders/return-shapes'
import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { RadioGroup } from '@nukkad/ui/radio-group'

interface RefundChoiceProps {
  readonly choices: Returnable['refund_to']
  readonly value: RefundTo
  readonly onChange: (to: RefundTo) => void
}

const hints: Readonly<Record<RefundTo, string>> = {
  source: 'Cards and UPI show it within 5 to 7 working days.',
  wallet: 'Available as soon as the maker has received it. It does not expire.',
}

/** Where the refund goes. An unavailable option says why. */
export function RefundChoice({ choices, value, onChange }: RefundChoiceProps) {
  return (
    <RadioGroup
      label="How would you like to be refunded?"
      value={value}
      onChange={(to) => onChange(to === 'source' ? 'source' : 'wallet')}
      options={choices.map(({ to, label, isAvailable, reason }) => ({
        value: to,
        label,
        hint: isAvailable ? hints[to] : reason,
        disabled: !isAvailable,
      }))}
    />
  )
}

/** The first available refund option. */
export const firstRefund = (choices: Returnable['refund_to']): RefundTo =>
  choices.find(({ isAvailable }) => isAvailable)?.to ?? 'wallet'
