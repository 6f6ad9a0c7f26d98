import { otpSignIn } from '@nukkad/contracts/endpoints/auth'
import { useApi } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { useState } from 'react'
import { type Refusal, refusalOfSignIn } from '../parts/refusal.ts'
import { CodeStep } from './code-step.tsx'
import { emailProblem } from './email.ts'
import { EmailField } from './email-field.tsx'
import type { WayProps } from './way.ts'

/** Sign in with a code by mail: first the address, then the code. It opens the account where there is none. */
export function CodeForm({ email, onEmail, onSession }: WayProps) {
  const api = useApi()
  const [sentTo, setSentTo] = useState<{ email: string; resendAfter: number } | null>(null)
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    const problem = emailProblem(email)
    if (problem) return setRefusal({ email: problem })
    setIsBusy(true)
    setRefusal({})
    try {
      const { data } = await api.call(otpSignIn, { body: { email: email.trim() } })
      setSentTo({ email: email.trim(), resendAfter: data.resendAfterSeconds })
    } catch (error) {
      setRefusal(refusalOfSignIn(error))
    } finally {
      setIsBusy(false)
    }
  }

  if (sentTo) return <CodeStep {...sentTo} onSession={onSession} onOtherEmail={() => setSentTo(null)} />
  return (
    <Form submit="Send me a code" busy={isBusy} problem={refusal.form} onSubmit={send}>
      <EmailField email={email} onEmail={onEmail} error={refusal.email} />
    </Form>
  )
}
