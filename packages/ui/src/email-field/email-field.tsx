import { TextField } from '../text-field/text-field.tsx'

export interface EmailFieldProps {
  value: string
  onChange: (email: string) => void
  error?: string | undefined
  required?: boolean
  /** It is the username of a sign-in form, which password managers need to know. */
  isUsername?: boolean
}

/** A field for the user's own email address. */
export function EmailField({ value, onChange, error, required, isUsername }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete={isUsername ? 'username' : 'email'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required={required}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
