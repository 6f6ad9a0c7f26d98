import { otpSignIn, otpVerify } from '@nukkad/contracts/endpoints/auth'
import { ApiError, useApi, useCartId, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Form } from '@nukkad/ui/form'
import { OtpField } from '@nukkad/ui/otp-field'
import { useCountdown } from '@nukkad/ui/use-countdown'
import { useOneTry } from '@nukkad/ui/use-one-try'
import { useEffect, useRef, useState } from 'react'
import { type Refusal, refusalOfCode, refusalOfSignIn } from '../parts/refusal.ts'
import type { WayProps } from './way.ts'

interface CodeStepProps extends Pick<WayProps, 'onSession'> {
  email: string
  /** seconds */
  resendAfter: number
  onOtherEmail: () => void
}

/** The code is sent as soon as its last digit is there; a wrong one stays to be corrected. */
export function CodeStep({ email, resendAfter, onSession, onOtherEmail }: CodeStepProps) {
  const api = useApi()
  const track = useTrack()
  const { cartId } = useCartId()
  const field = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isBusy, setIsBusy] = useState(false)
  const [left, restart] = useCountdown(resendAfter)
  const once = useOneTry()

  useEffect(() => field.current?.focus(), [])

  async function verify(otp = field.current?.value ?? '') {
    if (!/^\d{6}$/.test(otp)) return setRefusal({ otp: 'The code has six digits.' })
    await once.ask(otp, signIn)
  }

  async function signIn(otp: string) {
    setIsBusy(true)
    setRefusal({})
    try {
      const body = { email, otp, ...(cartId ? { cartId } : {}) }
      onSession((await api.call(otpVerify, { body })).data, 'otp')
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
      const { data } = await api.call(otpSignIn, { body: { email } })
      restart(data.resendAfterSeconds)
    } catch (error) {
      setRefusal(refusalOfSignIn(error))
    }
  }

  return (
    <Form
      submit="Sign in"
      busy={isBusy}
      problem={refusal.form}
      onSubmit={() => verify()}
      after={
        <>
          {left > 0 ? (
            <span>A new code in {left} s</span>
          ) : (
            <Button variant="quiet" size={40} onClick={resend}>
              Send a new code
            </Button>
          )}
          <Button variant="quiet" size={40} onClick={onOtherEmail}>
            Another email
          </Button>
        </>
      }
    >
      <OtpField
        ref={field}
        name="otp"
        label="Your code"
        hint={`Six digits, sent to ${email}. They hold for five minutes.`}
        error={refusal.otp}
        onComplete={(code) => verify(code)}
      />
    </Form>
  )
}

/** The code was looked at; who asked too often or heard nothing may ask again for the same one. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
