import { dayInIndia } from '@nukkad/contracts/indian-time'
import { DateField } from '@nukkad/ui/date-field'
import { SelectField } from '@nukkad/ui/select-field'
import type { StepDraft } from './step-draft.ts'
import styles from './steps.module.css'

interface PickupFieldsProps {
  readonly draft: StepDraft
  readonly error: string | undefined
  readonly onChange: (parts: Partial<StepDraft>) => void
}

/** The day in Kolkata, as a date field writes it. */
const dayIn = (days: number) => dayInIndia(Date.now() + days * 86_400_000)

/** When the courier fetches it. */
export function PickupFields({ draft, error, onChange }: PickupFieldsProps) {
  return (
    <div className={styles.pair}>
      <DateField
        label="Fetched on"
        min={dayIn(0)}
        max={dayIn(30)}
        value={draft.date}
        error={error}
        onChange={(date) => onChange({ date })}
      />
      <SelectField
        label="When"
        value={draft.part}
        options={[
          { value: 'morning', label: 'In the morning' },
          { value: 'afternoon', label: 'In the afternoon' },
          { value: 'evening', label: 'In the evening' },
        ]}
        onChange={(event) => {
          const { value } = event.target
          onChange({ part: value === 'afternoon' || value === 'evening' ? value : 'morning' })
        }}
      />
    </div>
  )
}
