import { DateField } from '@nukkad/ui/date-field'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { SelectField } from '@nukkad/ui/select-field'
import type { GiftDraft, GiftErrors, GiftRules } from './gift-draft.ts'
import styles from './gift-fields.module.css'

interface MomentFieldsProps {
  readonly draft: GiftDraft
  readonly errors: GiftErrors
  readonly change: (changes: Partial<GiftDraft>) => void
  readonly rules: GiftRules
}

const hours = Array.from({ length: 15 }, (_, at) => at + 7).map((hour) => ({
  value: String(hour).padStart(2, '0'),
  label: hour < 12 ? `${hour}:00 am` : hour === 12 ? '12 noon' : `${hour - 12}:00 pm`,
  hour,
}))

/** Delivery at once, or on a day and at an hour in Indian time. */
export function MomentFields({ draft, errors, change, rules }: MomentFieldsProps) {
  return (
    <>
      <RadioGroup
        label="When does it arrive?"
        hideLabel
        name="when"
        options={[
          { value: 'now', label: 'Right after payment' },
          { value: 'later', label: 'On a day I choose', hint: 'Indian time, up to a year ahead' },
        ]}
        value={draft.when}
        onChange={(when) => change({ when: when === 'later' ? 'later' : 'now' })}
      />
      {draft.when === 'later' && (
        <div className={styles.pair}>
          <DateField
            label="Day"
            name="day"
            min={rules.today}
            max={rules.lastDay}
            value={draft.day}
            error={errors.day}
            onChange={(day) => change({ day })}
          />
          <SelectField
            label="Hour"
            name="hour"
            options={hours.map(({ value, label, hour }) => ({
              value,
              label,
              disabled: draft.day === rules.today && hour <= rules.hour,
            }))}
            value={draft.hour}
            onChange={(event) => change({ hour: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
