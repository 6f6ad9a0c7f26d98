import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { SelectField } from '@nukkad/ui/select-field'

interface PickupFieldProps {
  readonly slots: NonNullable<NextStep['pickup_slots']>
  readonly value: string
  readonly error: string | undefined
  /** called with the label of the slot */
  readonly onChange: (label: string) => void
}

/**
 * Chooses when the courier picks up the parcel: only times at which it comes, with the buyer's preference in the hint.
 */
export function PickupField({ slots, value, error, onChange }: PickupFieldProps) {
  const wished = slots.find((slot) => slot.is_wished)
  return (
    <SelectField
      label="When should it be collected?"
      placeholder="Choose a time"
      value={value}
      error={error}
      hint={wished && `The buyer prefers ${wished.label}.`}
      options={slots.map(({ label }) => ({ value: label, label }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
