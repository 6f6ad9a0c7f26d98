import { sixDigits, tenDigits } from '@nukkad/contracts/contact-problem'
import type { Address, AddressInput } from '@nukkad/contracts/endpoints/people/address'
import { ApiError, useDraft, useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useId } from 'react'
import { type SubmitHandler, type UseFormReturn, useForm } from 'react-hook-form'
import styles from './address-book.module.css'
import { addressInput } from './address-input.ts'
import { fieldOf, rules } from './address-rules.ts'
import { useAddressChanges } from './use-address-changes.ts'
import { usePincodeFill } from './use-pincode-fill.ts'

interface AddressFormProps {
  /** the address to change; without it a new one is created */
  readonly address?: Address | undefined
  readonly canCancel: boolean
  readonly onDone: (saved?: Address) => void
}

const kinds = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
  { value: 'other', label: 'Other' },
] as const

const blank: AddressInput = {
  name: '',
  phone: '',
  line1: '',
  line2: '',
  landmark: '',
  city: '',
  state: '',
  postcode: '',
  kind: 'home',
  is_default: false,
}

/** An address form. Errors never clear the input, and each reason is shown at its field. */
export default function AddressForm({ address, canCancel, onDone }: AddressFormProps) {
  const { save } = useAddressChanges()
  const draft = useDraft<AddressInput>(`address ${address?.address_id ?? 'new'}`)
  const form = useForm<AddressInput>({
    defaultValues: address ? addressInput(address) : blank,
    mode: 'onTouched',
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedInput(isDirty && !formState.isSubmitSuccessful)
  // Input from before a reload is set as dirty, so that it counts as unsaved.
  useEffect(() => {
    for (const [name, value] of Object.entries(draft.before ?? {})) {
      form.setValue(name as keyof AddressInput, value, { shouldDirty: true })
    }
    const { unsubscribe } = form.watch((values) => draft.keep(values as AddressInput))
    return unsubscribe
  }, [form, draft])
  const done = (saved?: Address) => {
    draft.drop()
    onDone(saved)
  }

  const submit: SubmitHandler<AddressInput> = async (values) => {
    try {
      done(await save.mutateAsync({ input: trimmed(values), ...(address ? { id: address.address_id } : {}) }))
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      for (const [path, message] of fields) setError(fieldOf(path), { message }, { shouldFocus: true })
      setError('root', { message: error instanceof Error ? error.message : 'The address could not be saved.' })
    }
  }
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={handleSubmit(submit)}
      noValidate
      aria-label={address ? 'Change the address' : 'New address'}
    >
      <AddressFields form={form} />
      <Checkbox label="Use as my default address" {...register('is_default')} />
      {errors.root?.message && (
        <p role="alert" className={styles.error}>
          {errors.root.message}
        </p>
      )}
      <div className={styles.formActions}>
        <Button type="submit" size={48} busy={isSubmitting}>
          Save the address
        </Button>
        {canCancel && (
          <Button variant="quiet" size={48} onClick={() => done()}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

/** The fields of an address; a known pincode fills in city and state. */
function AddressFields({ form }: { readonly form: UseFormReturn<AddressInput> }) {
  const id = useId()
  const pincode = usePincodeFill(form)
  const { register, formState } = form
  const { errors } = formState
  const field = (name: keyof typeof rules) => ({
    ...register(name, rules[name]),
    id: `${id}-${name}`,
    error: errors[name]?.message,
  })
  return (
    <>
      <TextField {...field('name')} label="Full name" autoComplete="shipping name" maxLength={60} />
      <TextField
        {...field('phone')}
        label="Mobile number"
        hint="The courier calls before delivering."
        before="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="shipping tel-national"
        maxLength={16}
      />
      <TextField
        {...field('postcode')}
        onInput={({ currentTarget }) => {
          currentTarget.value = sixDigits(currentTarget.value)
        }}
        label="Pincode"
        hint={pincode.hint}
        error={errors.postcode?.message ?? pincode.error}
        inputMode="numeric"
        autoComplete="shipping postal-code"
      />
      <TextField {...field('line1')} label="House, street" autoComplete="shipping address-line1" maxLength={120} />
      <TextField {...field('line2')} label="Area" optional autoComplete="shipping address-line2" maxLength={120} />
      <TextField
        {...field('landmark')}
        label="Landmark"
        hint="Something nearby: a temple, a chai stall."
        optional
        maxLength={120}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <TextField {...field('city')} label="City" autoComplete="shipping address-level2" maxLength={60} />
        <TextField {...field('state')} label="State" autoComplete="shipping address-level1" maxLength={60} />
      </div>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>What is it?</legend>
        {kinds.map(({ value, label }) => (
          <label key={value} className={styles.kind}>
            <input type="radio" value={value} {...register('kind')} />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  )
}

function trimmed(values: AddressInput): AddressInput {
  const { is_default, kind, ...texts } = values
  const clean = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, (text ?? '').trim()]))
  return { ...values, ...clean, phone: tenDigits(values.phone), is_default: is_default ?? false, kind: kind ?? 'home' }
}
