import { TextField } from '@nukkad/ui/text-field'
import styles from '../editor.module.css'
import { LinkField } from './link-field.tsx'

interface Action {
  readonly title: string
  readonly url: string
}
interface ActionFieldProps {
  readonly value: Action | null
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (value: Action | null) => void
}

/** A button's label and target; null if both are empty. */
export function ActionField({ value, inputErrors, onChange }: ActionFieldProps) {
  const { title = '', url = '' } = value ?? {}
  const change = (parts: Partial<Action>) => {
    const next = { title, url, ...parts }
    onChange(next.title || next.url ? next : null)
  }
  return (
    <div className={styles.pair}>
      <TextField
        label="Button"
        optional
        maxLength={60}
        value={title}
        error={inputErrors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <LinkField label="Leads to" value={url} error={inputErrors.url} onChange={(next) => change({ url: next })} />
    </div>
  )
}
