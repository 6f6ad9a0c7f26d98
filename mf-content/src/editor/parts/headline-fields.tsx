import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'

interface HeadlineProps {
  readonly value: string
  readonly error: string | undefined
  onChange(value: string): void
}

/** The title of any edited content. It is required for saving. */
export function TitleField({ value, error, onChange }: HeadlineProps) {
  return (
    <TextField
      label="Title"
      value={value}
      maxLength={140}
      error={error ?? (value.trim() ? undefined : 'Enter a title: nothing is saved without one.')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The one-sentence summary below a title. */
export function LineField({ value, error, hint, onChange }: HeadlineProps & { readonly hint?: string }) {
  return (
    <TextArea
      label="Line"
      hint={hint ?? 'One sentence below the title; search engines and cards show it'}
      rows={2}
      value={value}
      maxLength={240}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
