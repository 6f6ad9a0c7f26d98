import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { SelectField } from '@nukkad/ui/select-field'
import styles from '../request.module.css'
import { type PickupSlot, slotKey } from './use-pickup-slot.ts'

interface PickupChoiceProps {
  readonly returnable: Returnable
  readonly pickup: PickupSlot
}

/** When and where the courier picks it up. */
export function PickupChoice({ returnable, pickup }: PickupChoiceProps) {
  if (returnable.pickup_slots.length === 0) return null
  const over = pickup.isChosenOver ? 'The time you chose is no longer offered. ' : ''
  return (
    <div className={styles.fields}>
      <SelectField
        label="When should we collect it?"
        options={returnable.pickup_slots.map((slot) => ({ value: slotKey(slot), label: slot.label }))}
        value={pickup.slot}
        onChange={(event) => pickup.choose(event.target.value)}
        hint={`${over}At ${returnable.pickup_address}. Free of charge; keep the box and the tags.`}
      />
    </div>
  )
}
