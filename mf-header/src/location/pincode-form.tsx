import { cityOf } from '@nukkad/contracts'
import { lookUpPincode, type Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { ApiError, useApi, useCity, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './pincode-form.module.css'

/** Checks a pincode and stores it. If it belongs to one of our cities, that city is chosen too. */
export function PincodeForm({ onCity }: { onCity: (city: { slug: string; name: string }) => void }) {
  const api = useApi()
  const { pincode: known, choosePincode } = useCity()
  const track = useTrack()
  const [pincode, setPincode] = useState(known ?? '')
  const [error, setError] = useState('')
  const [answer, setAnswer] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function check(event: FormEvent) {
    event.preventDefault()
    setError('')
    setAnswer('')
    const wanted = pincode.replace(/[\s-]/g, '')
    if (!/^[1-9]\d{5}$/.test(wanted)) return setError(whatIsWrong(wanted))
    setIsBusy(true)
    try {
      const { data } = await api.call(lookUpPincode, { query: { pincode: wanted } })
      await choosePincode(wanted, data.city ?? undefined)
      track('PINCODE_CHECKED', { pincode: wanted, city: data.city })
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
    <form method="post" noValidate className={styles.form} onSubmit={check}>
      <TextField
        label="Pincode"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        placeholder="110003"
        value={pincode}
        error={error}
        hint={answer}
        onChange={(event) => setPincode(event.target.value)}
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

/** Invalid input stays in the field, with a message about what is wrong. */
function whatIsWrong(text: string): string {
  if (text === '') return 'Enter the six digits of your pincode.'
  if (/\D/.test(text))
    return 'A pincode has digits only, like 110003. To look for a place by name, choose a city below.'
  return 'A pincode has six digits and does not begin with 0.'
}

function sentence({ district, pincode, days, serviceability }: Serviceability): string {
  const isServed = serviceability.some((partner) => partner.deliver_prepaid || partner.deliver_cod)
  if (!isServed) return `We do not deliver to ${pincode}, ${district}, yet.`
  return `We have no guide to ${district} yet, but the shop delivers: parcels take about ${days} ${days === 1 ? 'working day' : 'working days'} to ${pincode}.`
}
