import { sixDigits } from '@nukkad/contracts/contact-problem'
import { useCity, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { type FormEvent, useId, useState } from 'react'
import styles from './pincode-form.module.css'

interface PincodeFormProps {
  readonly label: string
  readonly onDone?: () => void
}

/** Asks for the delivery pincode. Invalid input is kept. Not shown without scripts: the server has no answer to it. */
export function PincodeForm({ label, onDone }: PincodeFormProps) {
  const { pincode, choosePincode } = useCity()
  const track = useTrack()
  const id = useId()
  const [text, setText] = useState(pincode ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!/^[1-9]\d{5}$/.test(text)) {
      setError('A pincode has six digits, like 110003.')
      document.getElementById(id)?.focus()
      return
    }
    setBusy(true)
    const answer = await choosePincode(text)
    if (typeof answer === 'object') track('PINCODE_CHECKED', { pincode: text, city: answer.city })
    setBusy(false)
    onDone?.()
  }
  return (
    <form method="post" className={styles.form} onSubmit={send} noValidate data-scripted="">
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="Pincode"
          value={text}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(sixDigits(event.target.value))
            setError(null)
          }}
        />
        <Button type="submit" variant="secondary" size={40} busy={isBusy}>
          Check
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
