import { isPhone } from '@nukkad/contracts/contact-problem'
import { otpVerify } from '@nukkad/contracts/endpoints/people/auth'
import { phoneSignInVerify } from '@nukkad/contracts/endpoints/people/phone-sign-in'
import { ApiError, useApi, useCartId, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Form } from '@nukkad/ui/form'
import { OtpField } from '@nukkad/ui/otp-field'
import { useCountdown } from '@nukkad/ui/use-countdown'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useSubmitOnce } from '@nukkad/ui/use-submit-once'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { type Refusal, refusalOfCode, refusalOfContact } from '../parts/refusal.ts'
import { IdleNumber } from './idle-number.tsx'
import { sendCode } from './send-code.ts'
import type { WayProps } from './way.ts'

interface CodeStepProps extends Pick<WayProps, 'onSession'> {
  /** the phone number or email address that the code was sent to */
  contact: string
  /** seconds */
  resendAfter: number
  onOther: () => void
}

/** The code is submitted with its last digit; a wrong code stays in the field to be corrected. */
// limit: one form, whose code, resend and answer share a state
export function CodeStep({ contact, resendAfter, onSession, onOther }: CodeStepProps) {
  const api = useApi()
  const track = useTrack()
  const { cartId } = useCartId()
  const [resent, setResent] = useState(0)
  const field = useLostFocus<HTMLInputElement>(resent)
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isBusy, setIsBusy] = useState(false)
  const [left, restart] = useCountdown(resendAfter)
  const once = useSubmitOnce()
  const [fresh, setFresh] = useState<string | null>(null)

  useEffect(() => field.current?.focus(), [])

  async function verify(otp = field.current?.value ?? '') {
    if (!/^\d{6}$/.test(otp)) return setRefusal({ otp: 'The code has six digits.' })
    await once.ask(otp, signIn)
  }

  async function signIn(otp: string) {
    setIsBusy(true)
    setRefusal({})
    try {
      const given = { otp, ...(cartId ? { cartId } : {}) }
      if (!isPhone(contact)) {
        onSession((await api.call(otpVerify, { body: { email: contact, ...given } })).data, 'otp')
        return
      }
      const { data } = await api.call(phoneSignInVerify, { body: { phone: contact, ...given } })
      if (data.session) onSession(data.session, 'otp')
      else setFresh(data.fresh)
    } catch (error) {
      setRefusal(refusalOfCode(error))
      if (isRefused(error)) track('VALIDATION_ERROR', { form: 'otp' })
      else once.forget()
      field.current?.select()
      setIsBusy(false)
    }
  }

  async function resend() {
    setRefusal({})
    once.forget()
    try {
      restart(await sendCode(api, contact))
      setResent((times) => times + 1)
    } catch (error) {
      setRefusal(refusalOfContact(error))
    }
  }

  if (fresh) return <IdleNumber token={fresh} onSession={onSession} onOther={onOther} />
  return (
    <Form
      submit="Sign in"
      busy={isBusy}
      error={refusal.form}
      onSubmit={() => verify()}
      after={
        <>
          {left > 0 ? (
            <span>New code in {left} s</span>
          ) : (
            <Button variant="quiet" size={40} onClick={resend}>
              Send a new code
            </Button>
          )}
          <Button variant="quiet" size={40} onClick={onOther}>
            {isPhone(contact) ? 'Another number' : 'Another email'}
          </Button>
        </>
      }
    >
      <OtpField
        ref={field}
        name="otp"
        label="Your code"
        hint={`Six digits, sent to ${contact}. The code works for five minutes.`}
        error={refusal.otp}
        onComplete={(code) => verify(code)}
      />
      <p role="status" className={visuallyHidden}>
        {resent > 0 && 'A new code is on its way.'}
      </p>
    </Form>
  )
}

/** The code itself was rejected; after rate limiting or no response, the same code may be submitted again. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
