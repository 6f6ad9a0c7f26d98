import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import { NumberField } from '../parts/staff/number-field.tsx'
import styles from '../parts/staff/staff.module.css'
import { boundsOf } from './question-kinds.ts'

interface BoundsFieldsProps {
  readonly question: FormField
  readonly errorOf: (part: string) => string | undefined
  readonly onChange: (parts: Partial<FormField>) => void
}

/** The minimum and maximum of an answer, for question types that have them. */
export function BoundsFields({ question: { type, min, max }, errorOf, onChange }: BoundsFieldsProps) {
  const bounds = boundsOf[type]
  if (!bounds.min && !bounds.max) return null
  return (
    <div className={styles.pair}>
      {bounds.min && (
        <NumberField
          label={bounds.min}
          value={min}
          error={errorOf('min')}
          onChange={(least) => onChange({ min: least })}
        />
      )}
      {bounds.max && (
        <NumberField
          label={bounds.max}
          value={max}
          error={errorOf('max')}
          onChange={(most) => onChange({ max: most })}
        />
      )}
    </div>
  )
}
