import { tenDigits } from '@nukkad/contracts/contact-problem'
import { phoneCode } from '@nukkad/contracts/endpoints/orders/tracking'
import { useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './order-track.module.css'

interface PhoneStepProps {
  readonly phone: string
  readonly onPhone: (phone: string) => void
  /** seconds until another code can be requested */
  readonly onSent: (resendAfter: number) => void
}

const isPhone = (phone: string) => /^[6-9]\d{9}$/.test(phone)

/** Asks for the phone number of the delivery address. */
export function PhoneStep({ phone, onPhone, onSent }: PhoneStepProps) {
  const api = useApi()
  const [inputError, setInputError] = useState<string>()
  const sending = useMutation({
    mutationFn: async () => (await api.call(phoneCode, { body: { phone } })).data,
    onSuccess: ({ resendAfterSeconds }) => onSent(resendAfterSeconds),
  })
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPhone(phone)) return setInputError('A mobile number has ten digits and begins with 6, 7, 8 or 9.')
        setInputError(undefined)
        if (!sending.isPending) sending.mutate()
      }}
    >
      <TextField
        label="Mobile number of the address"
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        before="+91"
        maxLength={18}
        hint="We will text it a code, so that only you can track the order."
        value={phone}
        error={inputError ?? sending.error?.message}
        onChange={(event) => onPhone(tenDigits(event.target.value))}
      />
      <Button type="submit" size={48} wide busy={sending.isPending}>
        Send me a code
      </Button>
    </form>
  )
}
