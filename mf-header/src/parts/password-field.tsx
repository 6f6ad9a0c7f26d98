import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'

interface PasswordFieldProps {
  value: string
  onChange: (password: string) => void
  /** A new one to be made up, or the known one: password managers need to know. */
  isNew?: boolean
  hint?: string
  error?: string | undefined
}

export function PasswordField({ value, onChange, isNew, hint, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      label="Password"
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
