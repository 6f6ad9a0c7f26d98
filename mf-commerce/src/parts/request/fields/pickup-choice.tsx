import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { SelectField } from '@nukkad/ui/select-field'
import styles from '../request.module.css'

export const slotKey = ({ date, part }: { date: string; part: string }) => `${date} ${part}`

interface PickupChoiceProps {
  readonly returnable: Returnable
  readonly value: string
  readonly onChange: (slot: string) => void
}

/** When and where the courier picks it up. */
export function PickupChoice({ returnable, value, onChange }: PickupChoiceProps) {
  if (returnable.pickup_slots.length === 0) return null
  return (
    <div className={styles.fields}>
      <SelectField
        label="When should we collect it?"
        options={returnable.pickup_slots.map((slot) => ({ value: slotKey(slot), label: slot.label }))}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        hint={`At ${returnable.pickup_address}. Free of charge; keep the box and the tags.`}
      />
    </div>
  )
}
