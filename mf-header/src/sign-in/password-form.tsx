import { emailProblem } from '@nukkad/contracts/contact-problem'
import { signIn } from '@nukkad/contracts/endpoints/people/auth'
import { useApi, useCartId, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { PasswordField } from '@nukkad/ui/password-field'
import { useState } from 'react'
import { type Refusal, refusalOfSignIn } from '../parts/refusal.ts'
import type { WayProps } from './way.ts'

/** Email and password. */
export function PasswordForm({ email, onEmail, onSession, onForgotten }: WayProps & { onForgotten: () => void }) {
  const api = useApi()
  const track = useTrack()
  const { cartId } = useCartId()
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    const inputErrors = { email: emailProblem(email), password: password === '' ? 'Enter your password.' : undefined }
    if (inputErrors.email || inputErrors.password) return setRefusal(inputErrors)
    setIsBusy(true)
    setRefusal({})
    try {
      const body = { username: email.trim(), password, ...(cartId ? { cartId } : {}) }
      onSession((await api.call(signIn, { body })).data, 'password')
    } catch (error) {
      const refused = refusalOfSignIn(error)
      if (refused.email || refused.password) track('VALIDATION_ERROR', { form: 'password' })
      setRefusal(refused)
      setIsBusy(false)
    }
  }

  return (
    <Form
      submit="Sign in"
      busy={isBusy}
      error={refusal.form}
      onSubmit={send}
      after={
        <Button variant="quiet" size={40} onClick={onForgotten}>
          Forgot your password?
        </Button>
      }
    >
      <EmailField value={email} onChange={onEmail} error={refusal.email} />
      <PasswordField value={password} onChange={setPassword} error={refusal.password} />
    </Form>
  )
}
