import { contactProblem, isPhone } from '@nukkad/contracts/contact-problem'
import { ApiError, useApi } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { useRef, useState } from 'react'
import { type Refusal, refusalOfContact } from '../parts/refusal.ts'
import { CodeStep } from './code-step.tsx'
import { ContactField } from './contact-field.tsx'
import { sendCode } from './send-code.ts'
import type { WayProps } from './way.ts'

/** How long the server waits between two codes, in seconds. */
const pause = 30

/**
 * Signs in with a code sent by text message or email: first the address, then the code. Creates an account if there is
 * none.
 */
export function CodeForm({ email, onEmail, onSession }: WayProps) {
  const api = useApi()
  const [sentTo, setSentTo] = useState<{ contact: string; resendAfter: number } | null>(null)
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isBusy, setIsBusy] = useState(false)
  const unanswered = useRef<string>(undefined)

  /** A code that arrives although the answer to its request was lost can be entered at once. */
  function isSentAlready(error: unknown, contact: string): boolean {
    if (!(error instanceof ApiError)) return false
    const wasLost = unanswered.current === contact
    unanswered.current = error.offline ? contact : undefined
    // A texted code works only in the browser that got the answer.
    return wasLost && error.status === 429 && !isPhone(contact)
  }

  async function send() {
    const problem = contactProblem(email)
    if (problem) return setRefusal({ email: problem })
    setIsBusy(true)
    setRefusal({})
    const contact = email.trim()
    try {
      setSentTo({ contact, resendAfter: await sendCode(api, contact) })
    } catch (error) {
      if (isSentAlready(error, contact)) setSentTo({ contact, resendAfter: pause })
      else setRefusal(refusalOfContact(error))
    } finally {
      setIsBusy(false)
    }
  }

  if (sentTo) return <CodeStep {...sentTo} onSession={onSession} onOther={() => setSentTo(null)} />
  return (
    <Form submit="Send me a code" busy={isBusy} error={refusal.form} onSubmit={send}>
      <ContactField email={email} onEmail={onEmail} error={refusal.email} />
    </Form>
  )
}
