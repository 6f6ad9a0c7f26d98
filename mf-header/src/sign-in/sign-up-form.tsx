import { emailProblem } from '@nukkad/contracts/contact-problem'
import { signUp } from '@nukkad/contracts/endpoints/people/auth'
import { ApiError, useApi, useCartId } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { PasswordField } from '@nukkad/ui/password-field'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { type Refusal, refusalOfSignUp } from '../parts/refusal.ts'
import styles from './sign-up-form.module.css'
import type { WayProps } from './way.ts'

const shortest = 8

/** Creates an account. */
export function SignUpForm({ email, onEmail, onSession, onExisting }: WayProps & { onExisting: () => void }) {
  const api = useApi()
  const { cartId } = useCartId()
  const [names, setNames] = useState({ firstName: '', lastName: '' })
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<Refusal>({})
  const [exists, setExists] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    const inputErrors: Refusal = {
      firstName: names.firstName.trim() === '' ? 'Enter your first name.' : undefined,
      email: emailProblem(email),
      password: password.length < shortest ? `Use at least ${shortest} characters.` : undefined,
    }
    if (inputErrors.firstName || inputErrors.email || inputErrors.password) return setRefusal(inputErrors)
    setIsBusy(true)
    setRefusal({})
    try {
      const { firstName, lastName } = names
      const body = { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() }
      onSession((await api.call(signUp, { body: cartId ? { ...body, cartId } : body })).data, 'password')
    } catch (error) {
      setRefusal(refusalOfSignUp(error))
      setExists(error instanceof ApiError && error.status === 409)
      setIsBusy(false)
    }
  }

  return (
    <Form
      submit="Create my account"
      busy={isBusy}
      error={refusal.form}
      onSubmit={send}
      after={
        exists && (
          <Button variant="quiet" size={40} onClick={onExisting}>
            Sign in with this email
          </Button>
        )
      }
    >
      <div className={styles.names}>
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          value={names.firstName}
          error={refusal.firstName}
          onChange={(event) => setNames({ ...names, firstName: event.target.value })}
        />
        <TextField
          label="Last name"
          optional
          name="lastName"
          autoComplete="family-name"
          maxLength={60}
          value={names.lastName}
          onChange={(event) => setNames({ ...names, lastName: event.target.value })}
        />
      </div>
      <EmailField value={email} onChange={onEmail} error={refusal.email} />
      <PasswordField
        isNew
        value={password}
        onChange={setPassword}
        hint={`At least ${shortest} characters; a short sentence is best.`}
        error={refusal.password}
      />
    </Form>
  )
}
