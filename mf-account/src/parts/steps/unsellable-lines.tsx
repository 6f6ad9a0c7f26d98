import type { NextStep } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { Checkbox } from '@nukkad/ui/checkbox'
import styles from './steps.module.css'

interface UnsellableLinesProps {
  readonly lines: NonNullable<NextStep['puts_back']>
  /** ids of the ticked lines */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** The lines that go back on sale with a step; the merchant ticks what is missing or damaged. */
export function UnsellableLines({ lines, chosen, onChange }: UnsellableLinesProps) {
  return (
    <fieldset className={styles.unsellable}>
      <legend>Is anything missing or damaged?</legend>
      <p>What is not ticked goes back on sale.</p>
      {lines.map(({ line_id: id, name, qty }) => (
        <Checkbox
          key={id}
          label={qty > 1 ? `${name} (${qty} pieces)` : name}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  )
}
