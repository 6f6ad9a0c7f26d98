import { asSentence } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import { NumberField } from '../parts/staff/number-field.tsx'
import styles from '../parts/staff/staff.module.css'
import type { firstWish } from './new-links.ts'

interface BatchFieldsProps {
  readonly wish: ReturnType<typeof firstWish>
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<ReturnType<typeof firstWish>>) => void
}

/** The fields that apply to the whole batch, and its number of links. */
export function BatchFields({ wish, fields, onChange }: BatchFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={wish.kind === 'private' ? 'Recipients' : 'What their page says first'}
        hint={wish.kind === 'private' ? 'For staff only' : undefined}
        maxLength={120}
        value={wish.title}
        error={asSentence(fields.title)}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <NumberField
        label="How many"
        value={wish.count}
        error={fields.count}
        onChange={(count = 0) => onChange({ count })}
      />
    </div>
  )
}
