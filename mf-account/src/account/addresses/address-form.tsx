import { sixDigits, tenDigits } from '@nukkad/contracts/contact-problem'
import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import type { AddressInput } from '@nukkad/contracts/endpoints/people/address'
import { useApi, useUnsavedInput } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { focusFirstError } from '@nukkad/ui/first-error'
import { Form } from '@nukkad/ui/form'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import styles from '../account.module.css'
import type { Address } from '../account.queries.ts'

const blank = { name: '', phone: '', line1: '', line2: '', landmark: '', city: '', state: '', postcode: '' }
type Typed = typeof blank
type InputErrors = Readonly<Partial<Record<keyof Typed, string>>>

/** The address in the form the API accepts. */
export const inputOf = ({ address_id: _, kind, ...rest }: Address): AddressInput => ({
  ...rest,
  kind: kind as 'home' | 'work' | 'other',
})

const inputErrorsOf = (typed: Typed): InputErrors => ({
  ...(typed.name.trim() ? {} : { name: 'Enter the recipient’s name.' }),
  ...(/^[6-9]\d{9}$/.test(tenDigits(typed.phone))
    ? {}
    : { phone: 'A mobile number has ten digits and begins with 6, 7, 8 or 9.' }),
  ...(/^[1-9]\d{5}$/.test(typed.postcode) ? {} : { postcode: 'A pincode has six digits, like 110003.' }),
  ...(typed.line1.trim().length >= 3 ? {} : { line1: 'Enter the house and street.' }),
  ...(typed.city.trim().length >= 2 ? {} : { city: 'Enter a city.' }),
  ...(typed.state.trim().length >= 2 ? {} : { state: 'Enter a state.' }),
})

/** Fills in city and state from the pincode once the pincode has been changed. */
function usePlaceOf(postcode: string, isChanged: boolean, fill: (place: Pick<Typed, 'city' | 'state'>) => void) {
  const api = useApi()
  const latest = useRef(fill)
  latest.current = fill
  useEffect(() => {
    if (!isChanged || !/^[1-9]\d{5}$/.test(postcode)) return
    const asking = new AbortController()
    api
      .call(lookUpPincode, { query: { pincode: postcode } }, { signal: asking.signal })
      .then(({ data }) => latest.current({ city: data.postalCity, state: data.state }))
      // The server validates the address when it is saved.
      .catch(() => undefined)
    return () => asking.abort()
  }, [api, postcode, isChanged])
}

interface AddressFormProps {
  /** the address to edit; undefined for a new one */
  readonly address: Address | undefined
  readonly isBusy: boolean
  readonly error: Error | null
  readonly onSave: (input: AddressInput) => void
  readonly onCancel: () => void
}

/** A form for an address; what was typed is kept when saving fails. */
export function AddressForm({ address, isBusy, error, onSave, onCancel }: AddressFormProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [before] = useState<Typed>(() => ({ ...blank, ...(address && pick(address)) }))
  const [typed, setTyped] = useState(before)
  const [isDefault, setDefault] = useState(address?.is_default ?? false)
  const [hasTried, setTried] = useState(false)
  useUnsavedInput(JSON.stringify(typed) !== JSON.stringify(before))
  usePlaceOf(typed.postcode, typed.postcode !== before.postcode, (place) => setTyped((now) => ({ ...now, ...place })))

  const refused = formErrors(error)
  const inputErrors: InputErrors = { ...refused.fields, ...(hasTried && inputErrorsOf(typed)) }
  const field = (name: keyof Typed, cleaned = (text: string) => text) => ({
    value: typed[name],
    error: inputErrors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: cleaned(target.value) })),
  })
  function submit() {
    setTried(true)
    if (Object.keys(inputErrorsOf(typed)).length === 0) {
      const texts = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])) as Typed
      return onSave({
        ...texts,
        phone: tenDigits(typed.phone),
        kind: (address?.kind ?? 'home') as 'home',
        is_default: isDefault,
      })
    }
    focusFirstError(fields.current)
  }
  return (
    <div className={styles.form}>
      <Form
        label={address ? 'Change the address' : 'New address'}
        submit="Save the address"
        busy={isBusy}
        error={refused.error}
        onSubmit={submit}
        after={
          <Button variant="quiet" size={40} onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        <div ref={fields} className={styles.fields}>
          <TextField label="Full name" autoComplete="name" maxLength={60} {...field('name')} />
          <TextField
            label="Mobile number"
            hint="The courier calls before delivering."
            before="+91"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={16}
            {...field('phone')}
          />
          <TextField label="Pincode" inputMode="numeric" autoComplete="postal-code" {...field('postcode', sixDigits)} />
          <TextField label="House, street" autoComplete="address-line1" maxLength={120} {...field('line1')} />
          <TextField label="Area" optional autoComplete="address-line2" maxLength={120} {...field('line2')} />
          <TextField label="Landmark" optional autoComplete="off" maxLength={120} {...field('landmark')} />
          <div className={styles.pair}>
            <TextField label="City" autoComplete="address-level2" maxLength={60} {...field('city')} />
            <TextField label="State" autoComplete="address-level1" maxLength={60} {...field('state')} />
          </div>
          <Checkbox
            label="Use as my default address"
            checked={isDefault}
            onChange={({ target }) => setDefault(target.checked)}
          />
        </div>
      </Form>
    </div>
  )
}

const pick = ({ name, phone, line1, line2, landmark, city, state, postcode }: Address): Typed => ({
  name,
  phone,
  line1,
  line2,
  landmark,
  city,
  state,
  postcode,
})
