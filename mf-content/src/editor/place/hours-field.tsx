import type { OpeningHours } from '@nukkad/contracts/endpoints/city/places'
import { parseOpeningHours } from '@nukkad/contracts/opening-hours'
import styles from '@nukkad/editor/editor.module.css'
import { TextField } from '@nukkad/ui/text-field'
import own from './hours-field.module.css'

interface HoursFieldProps {
  readonly hours: string | null
  readonly error: string | undefined
  /** the hours as the page shows them since the last save; undefined while newer ones are typed */
  readonly shown: OpeningHours | undefined
  readonly onChange: (hours: string | null) => void
}

/** Opening hours as free text, with an immediate preview of how the page reads them: both use the same parser. */
export function HoursField({ hours, error, shown, onChange }: HoursFieldProps) {
  const isUnderstood = hours !== null && parseOpeningHours(hours) !== undefined
  return (
    <div className={styles.fields}>
      <TextField
        label="Hours"
        optional
        hint="Mon–Sat 10 am – 8 pm; Sun 11 am – 6 pm. Or: Closed Mon; else 9 am – 5 pm"
        value={hours ?? ''}
        maxLength={160}
        error={error}
        onChange={(event) => onChange(event.target.value || null)}
      />
      <div role="status" className={own.verdict} data-good={isUnderstood || undefined}>
        {hours === null && <p>Readers see that the hours are unknown.</p>}
        {hours !== null && !isUnderstood && (
          <p>Not recognised: readers see this text as it is, but not whether the place is open now.</p>
        )}
        {isUnderstood && !shown?.week && <p>Recognised.</p>}
        {isUnderstood && shown?.week && (
          <>
            <p>Recognised. Right now: {shown.line}.</p>
            <dl className={own.week}>
              {shown.week.map(({ day, name, text }) => (
                <div key={day}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </div>
  )
}
