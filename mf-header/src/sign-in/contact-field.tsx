import { TextField } from '@nukkad/ui/text-field'

interface ContactFieldProps {
  readonly email: string
  readonly onEmail: (contact: string) => void
  readonly error?: string | undefined
}

/** One field for a phone number or an email address, so that the user need not say which it is. */
export function ContactField({ email, onEmail, error }: ContactFieldProps) {
  return (
    <TextField
      label="Mobile number or email"
      name="contact"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={email}
      error={error}
      onChange={(event) => onEmail(event.target.value)}
    />
  )
}
