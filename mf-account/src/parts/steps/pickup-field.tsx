import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { SelectField } from '@nukkad/ui/select-field'

interface PickupFieldProps {
  readonly slots: NonNullable<NextStep['pickup_slots']>
  readonly value: string
  readonly error: string | undefined
  /** told the words of the slot */
  readonly onChange: (label: string) => void
}

/** When the courier fetches it: only times at which one comes, with the buyer's own choice named. */
export function PickupField({ slots, value, error, onChange }: PickupFieldProps) {
  const wished = slots.find((slot) => slot.is_wished)
  return (
    <SelectField
      label="When is it fetched?"
      placeholder="Choose a time"
      value={value}
      error={error}
      hint={wished && `The buyer chose ${wished.label}.`}
      options={slots.map(({ label }) => ({ value: label, label }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
