import { asSentence, MomentField } from '@nukkad/editor/fields'
import { Checkbox } from '@nukkad/ui/checkbox'
import styles from './staff.module.css'

interface EndFieldProps {
  readonly label: string
  /** ISO text; null: there is none */
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (value: string | null) => void
}
const week = 7 * 86_400_000

/** An end that there may not be. */
export function EndField({ value, onChange, ...field }: EndFieldProps) {
  return (
    <div>
      <Checkbox
        label="It ends at a time"
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? new Date(Date.now() + week).toISOString() : null)}
      />
      {value === null ? (
        <p role="alert" className={styles.problem}>
          {asSentence(field.error)}
        </p>
      ) : (
        <MomentField {...field} value={value} onChange={onChange} />
      )}
    </div>
  )
}
