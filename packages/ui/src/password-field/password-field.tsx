import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'

export interface PasswordFieldProps {
  value: string
  onChange: (password: string) => void
  label?: string
  /** Whether it is a new password or the current one: password managers need to know. */
  isNew?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** A password that can be shown while it is typed. */
export function PasswordField({ value, onChange, label = 'Password', isNew, hint, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      label={label}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      value={value}
      hint={hint}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      after={
        <Button
          variant="quiet"
          size={36}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  )
}
