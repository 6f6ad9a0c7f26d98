import { emailProblem } from '@nukkad/contracts/contact-problem'
import { forgotPassword } from '@nukkad/contracts/endpoints/people/auth'
import { ApiError, useApi } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import type { WayProps } from './way.ts'

/** Requests a password reset link; the response is the same whether the address is known or not. */
export function ForgotForm({ email, onEmail, onBack }: Pick<WayProps, 'email' | 'onEmail'> & { onBack: () => void }) {
  const api = useApi()
  const [isSent, setIsSent] = useState(false)
  const sent = useLostFocus<HTMLDivElement>(isSent)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ email?: string | undefined; form?: string }>({})

  async function send() {
    const inputError = emailProblem(email)
    if (inputError) return setProblem({ email: inputError })
    setIsBusy(true)
    setProblem({})
    try {
      await api.call(forgotPassword, { body: { email: email.trim() } })
      setIsSent(true)
    } catch (error) {
      setProblem({ form: error instanceof ApiError ? error.message : 'That did not work. Please try again.' })
    } finally {
      setIsBusy(false)
    }
  }

  const back = (
    <Button variant="quiet" size={40} onClick={onBack}>
      Back to sign in
    </Button>
  )
  if (isSent)
    return (
      <div ref={sent} tabIndex={-1} role="status">
        <p>If {email.trim()} has an account, a link for a new password is on its way. It works for an hour.</p>
        {back}
      </div>
    )
  return (
    <Form submit="Send me a link" busy={isBusy} error={problem.form} onSubmit={send} after={back}>
      <EmailField value={email} onChange={onEmail} error={problem.email} />
    </Form>
  )
}
