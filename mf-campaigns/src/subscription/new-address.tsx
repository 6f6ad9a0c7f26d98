import { sixDigits, tenDigits } from '@nukkad/contracts/contact-problem'
import { lookUpPincode } from '@nukkad/contracts/endpoints/cart/pincode'
import { type Address, addAddress } from '@nukkad/contracts/endpoints/people/address'
import { ApiError, useApi, useMutation, useQueryClient, useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './subscription.module.css'
import { addressesKey } from './subscription.queries.ts'

interface NewAddressProps {
  readonly canCancel: boolean
  readonly onDone: (saved?: Address) => void
}
const blank = { name: '', phone: '', postcode: '', line1: '', city: '', state: '' }
type Name = keyof typeof blank

const fields: readonly {
  readonly name: Name
  readonly label: string
  readonly autoComplete: string
  readonly most: number
}[] = [
  { name: 'name', label: 'Full name', autoComplete: 'shipping name', most: 60 },
  { name: 'phone', label: 'Mobile number', autoComplete: 'shipping tel-national', most: 18 },
  { name: 'postcode', label: 'Pincode', autoComplete: 'shipping postal-code', most: 12 },
  { name: 'line1', label: 'House and street', autoComplete: 'shipping address-line1', most: 120 },
  { name: 'city', label: 'City', autoComplete: 'shipping address-level2', most: 60 },
  { name: 'state', label: 'State', autoComplete: 'shipping address-level1', most: 60 },
]

/** A form for a new address; errors never clear the input. A known pincode fills in city and state. */
export function NewAddress({ canCancel, onDone }: NewAddressProps) {
  const api = useApi()
  const client = useQueryClient()
  const [typed, setTyped] = useState(blank)
  const saving = useMutation({
    mutationFn: async () => (await api.call(addAddress, { body: { ...typed, phone: tenDigits(typed.phone) } })).data,
    async onSuccess(saved) {
      await client.invalidateQueries({ queryKey: addressesKey })
      onDone(saved)
    },
  })
  useUnsavedInput(Object.values(typed).some(Boolean) && !saving.isSuccess)
  const problems = saving.error instanceof ApiError ? saving.error.fields : {}

  async function fill(postcode: string): Promise<void> {
    if (!/^[1-9]\d{5}$/.test(postcode)) return
    try {
      const { postalCity, state } = (await api.call(lookUpPincode, { query: { pincode: postcode } })).data
      setTyped((before) => ({ ...before, city: before.city || postalCity, state: before.state || state }))
    } catch {
      // The form works without the look-up: the server checks at the end.
    }
  }
  const change = (name: Name, written: string) => {
    const text = name === 'postcode' ? sixDigits(written) : written
    setTyped((before) => ({ ...before, [name]: text }))
    if (name === 'postcode') void fill(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit} aria-label="New address">
      {fields.map(({ name, label, autoComplete, most }) => (
        <TextField
          key={name}
          {...{ name, label, autoComplete }}
          required
          value={typed[name]}
          maxLength={most}
          inputMode={name === 'phone' || name === 'postcode' ? 'numeric' : 'text'}
          before={name === 'phone' ? '+91' : undefined}
          error={problems[name] ?? problems[`body/${name}`]}
          onChange={({ target }) => change(name, target.value)}
        />
      ))}
      <p role="alert" className={styles.news}>
        {saving.error?.message}
      </p>
      <div className={styles.actions}>
        {canCancel && (
          <Button variant="secondary" onClick={() => onDone()}>
            Back
          </Button>
        )}
        <Button type="submit" busy={saving.isPending}>
          Save the address
        </Button>
      </div>
    </form>
  )
}
