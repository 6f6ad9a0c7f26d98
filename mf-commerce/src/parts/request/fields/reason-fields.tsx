import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { changed, type Draft, type ReturnableLine } from '../draft.ts'
import styles from '../request.module.css'

interface ReasonFieldsProps {
  readonly line: ReturnableLine
  readonly reasons: readonly { readonly code: string; readonly label: string }[]
  readonly draft: Draft
  readonly error?: string | undefined
  /** several lines come back, so each field names its line */
  readonly isOneOfMany: boolean
  readonly onChange: (draft: Draft) => void
}

/** The reason for one line: a choice, and optionally a note. */
export function ReasonFields({ line, reasons, draft, error, isOneOfMany, onChange }: ReasonFieldsProps) {
  const mine = draft[line.line_id]
  const of = isOneOfMany ? ` with ${line.name}` : ''
  return (
    <div className={styles.fields}>
      <SelectField
        label={`What is wrong${of}?`}
        placeholder="Choose a reason"
        options={reasons.map(({ code, label }) => ({ value: code, label }))}
        value={mine?.reason ?? ''}
        error={error}
        onChange={(event) => onChange(changed(draft, line.line_id, { reason: event.target.value }))}
      />
      <TextArea
        label={isOneOfMany ? `Details about ${line.name}` : 'Details'}
        optional
        rows={2}
        maxLength={500}
        hint="The maker will see this."
        value={mine?.note ?? ''}
        onChange={(event) => onChange(changed(draft, line.line_id, { note: event.target.value }))}
      />
    </div>
  )
}
