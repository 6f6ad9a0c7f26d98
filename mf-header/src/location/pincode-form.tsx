import { cityOf } from '@nukkad/contracts'
import { lookUpPincode, type Serviceability } from '@nukkad/contracts/endpoints/pincode'
import { ApiError, useApi, useCity } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './pincode-form.module.css'

/** Checks a pincode and keeps it. One that lies in a city of ours chooses that city too. */
export function PincodeForm({ onCity }: { onCity: (city: { slug: string; name: string }) => void }) {
  const api = useApi()
  const { pincode: known, choosePincode } = useCity()
  const [pincode, setPincode] = useState(known ?? '')
  const [error, setError] = useState('')
  const [answer, setAnswer] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function check(event: FormEvent) {
    event.preventDefault()
    setError('')
    setAnswer('')
    if (!/^[1-9]\d{5}$/.test(pincode)) return setError('A pincode has six digits and does not begin with 0.')
    setIsBusy(true)
    try {
      const { data } = await api.call(lookUpPincode, { query: { pincode } })
      await choosePincode(pincode, data.city ?? undefined)
      const city = cityOf(data.city)
      if (city) onCity(city)
      else setAnswer(sentence(data))
    } catch (failure) {
      const isUnknown = failure instanceof ApiError && failure.status === 404
      setError(isUnknown ? 'There is no such pincode. Check the digits.' : textOf(failure))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={check}>
      <TextField
        label="Pincode"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        placeholder="110003"
        value={pincode}
        error={error}
        hint={answer}
        onChange={(event) => setPincode(event.target.value.replace(/\D/g, ''))}
        after={
          <Button type="submit" variant="quiet" size={40} busy={isBusy}>
            Check
          </Button>
        }
      />
    </form>
  )
}

const textOf = (failure: unknown) =>
  failure instanceof ApiError ? failure.message : 'That did not work. Please try again.'

function sentence({ district, pincode, days, serviceability }: Serviceability): string {
  const isServed = serviceability.some((partner) => partner.deliver_prepaid || partner.deliver_cod)
  if (!isServed) return `No courier of ours reaches ${pincode}, ${district}, yet.`
  return `${district}: parcels take about ${days} ${days === 1 ? 'working day' : 'working days'} to ${pincode}.`
}
