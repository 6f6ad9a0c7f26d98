import { TextField } from '@nukkad/ui/text-field'

interface ContactFieldProps {
  readonly email: string
  readonly onEmail: (contact: string) => void
  readonly error?: string | undefined
}

/** One field for a phone or a mail address: nobody has to say which it is. */
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
