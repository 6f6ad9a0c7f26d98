import { asSentence } from '@nukkad/contracts/as-sentence'
import { Checkbox } from '@nukkad/ui/checkbox'
import styles from '../editor.module.css'
import { MomentField } from './moment-field.tsx'

interface OptionalMomentFieldProps {
  readonly label: string
  /** ISO 8601; null if there is none */
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (value: string | null) => void
}
const week = 7 * 86_400_000

interface AskedMoment extends OptionalMomentFieldProps {
  readonly question: string
  /** the default, in milliseconds from now */
  readonly first: number
}

function AskedMomentField({ question, first, value, onChange, ...field }: AskedMoment) {
  return (
    <div>
      <Checkbox
        label={question}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? new Date(Date.now() + first).toISOString() : null)}
      />
      {value === null ? (
        <p role="alert" className={styles.alert}>
          {asSentence(field.error)}
        </p>
      ) : (
        <MomentField {...field} value={value} onChange={onChange} />
      )}
    </div>
  )
}

/** An optional start. */
export const BeginField = (props: OptionalMomentFieldProps) => (
  <AskedMomentField question="Set a start time" first={0} {...props} />
)

/** An optional end. */
export const EndField = (props: OptionalMomentFieldProps) => (
  <AskedMomentField question="Set an end time" first={week} {...props} />
)
