import { TextField } from '@nukkad/ui/text-field'

export interface EmailFieldProps {
  email: string
  onEmail: (email: string) => void
  error?: string | undefined
}

export function EmailField({ email, onEmail, error }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={email}
      error={error}
      onChange={(event) => onEmail(event.target.value)}
    />
  )
}
