import { contactProblem } from '@nukkad/contracts/contact-problem'
import { useApi } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { useState } from 'react'
import { type Refusal, refusalOfContact } from '../parts/refusal.ts'
import { CodeStep } from './code-step.tsx'
import { ContactField } from './contact-field.tsx'
import { sendCode } from './send-code.ts'
import type { WayProps } from './way.ts'

/**
 * Signs in with a code sent by text message or email: first the address, then the code. Creates an account if there is
 * none.
 */
export function CodeForm({ email, onEmail, onSession }: WayProps) {
  const api = useApi()
  const [sentTo, setSentTo] = useState<{ contact: string; resendAfter: number } | null>(null)
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    const problem = contactProblem(email)
    if (problem) return setRefusal({ email: problem })
    setIsBusy(true)
    setRefusal({})
    try {
      const contact = email.trim()
      setSentTo({ contact, resendAfter: await sendCode(api, contact) })
    } catch (error) {
      setRefusal(refusalOfContact(error))
    } finally {
      setIsBusy(false)
    }
  }

  if (sentTo) return <CodeStep {...sentTo} onSession={onSession} onOther={() => setSentTo(null)} />
  return (
    <Form submit="Send me a code" busy={isBusy} problem={refusal.form} onSubmit={send}>
      <ContactField email={email} onEmail={onEmail} error={refusal.email} />
    </Form>
  )
}
