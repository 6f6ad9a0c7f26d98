import type { AnswerOf } from '@nukkad/contracts'
import { phoneCode, phoneVerify } from '@nukkad/contracts/endpoints/orders/tracking'
import { ApiError, useApi, useMutation, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { OtpField } from '@nukkad/ui/otp-field'
import { useCountdown } from '@nukkad/ui/use-countdown'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useSubmitOnce } from '@nukkad/ui/use-submit-once'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useState } from 'react'
import styles from './order-track.module.css'

export type Opened = AnswerOf<typeof phoneVerify>['data']

interface CodeStepProps {
  readonly phone: string
  /** seconds */
  readonly resendAfter: number
  readonly onOtherPhone: () => void
  readonly onOpen: (answer: Opened) => void
}

/** The code is submitted once its last digit is typed; a wrong code stays, to be corrected. */
export function CodeStep({ phone, resendAfter, onOtherPhone, onOpen }: CodeStepProps) {
  const api = useApi()
  const track = useTrack()
  const [inputError, setInputError] = useState<string>()
  const [left, restart] = useCountdown(resendAfter)
  const once = useSubmitOnce()
  const again = useMutation({
    mutationFn: async () => (await api.call(phoneCode, { body: { phone } })).data,
    onMutate() {
      opening.reset()
      setInputError(undefined)
    },
    onSuccess({ resendAfterSeconds }) {
      once.forget()
      restart(resendAfterSeconds)
    },
  })
  const field = useLostFocus<HTMLInputElement>(again.data)
  const opening = useMutation({
    mutationFn: async (otp: string) =>
      (await api.call(phoneVerify, { body: { phone, otp, source: 'orderTracking' } })).data,
    onSuccess: (opened) => {
      track('ORDER_TRACKING_UNLOCKED')
      onOpen(opened)
    },
    onError(error) {
      if (!isRefused(error)) once.forget()
      field.current?.select()
    },
  })
  useEffect(() => field.current?.focus(), [])

  function verify(otp = field.current?.value ?? '') {
    if (!/^\d{6}$/.test(otp)) return setInputError('The code has six digits.')
    setInputError(undefined)
    // The mutation reports the error.
    void once.ask(otp, opening.mutateAsync).catch(() => {})
  }

  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        verify()
      }}
    >
      <OtpField
        ref={field}
        name="otp"
        label="The code"
        hint={`Six digits, sent to +91 ${phone}. The code works for five minutes.`}
        error={inputError ?? opening.error?.message ?? again.error?.message}
        onComplete={verify}
      />
      <Button type="submit" size={48} wide busy={opening.isPending}>
        Show me the order
      </Button>
      <p role="status" className={visuallyHidden}>
        {again.isSuccess && 'A new code is on its way.'}
      </p>
      <div className={styles.after}>
        {left > 0 ? (
          <span>New code in {left} s</span>
        ) : (
          <Button variant="quiet" size={40} busy={again.isPending} onClick={() => again.mutate()}>
            Send a new code
          </Button>
        )}
        <Button variant="quiet" size={40} onClick={onOtherPhone}>
          Another number
        </Button>
      </div>
    </form>
  )
}

/**
 * Whether the server checked and rejected the code. After a rate limit or a lost response, the same code may be sent
 * again.
 */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
