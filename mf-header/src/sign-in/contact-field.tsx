import { TextField } from '@nukkad/ui/text-field'
import type { EmailFieldProps } from './email-field.tsx'

/** One field for a phone or a mail address: nobody has to say which it is. */
export function ContactField({ email, onEmail, error }: EmailFieldProps) {
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
