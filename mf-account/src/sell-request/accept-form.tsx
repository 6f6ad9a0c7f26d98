import { cities } from '@nukkad/contracts'
import { asSentence } from '@nukkad/contracts/as-sentence'
import {
  acceptRequest,
  type NewMerchant,
  type WholeRequest,
} from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { useUnsavedInput } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { focusFirstError } from '@nukkad/ui/first-error'
import { Form } from '@nukkad/ui/form'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useRef, useState } from 'react'
import styles from '../parts/team/team.module.css'
import { AddressField } from './address-field.tsx'
import { merchantInputErrors } from './merchant-input-errors.ts'
import { useLocalities } from './use-localities.ts'
import { useRequestChange } from './use-request-change.ts'

interface AcceptFormProps {
  readonly request: WholeRequest
  readonly proposal: NonNullable<WholeRequest['proposal']>
}

/** Makes the merchant: its name, its address in the shop, where it works and what it makes. */
export function AcceptForm({ request: { id, email }, proposal }: AcceptFormProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<NewMerchant>(() => ({ ...proposal, locality: '', pincode: '', line: '' }))
  const [hasTried, setTried] = useState(false)
  const localities = useLocalities(typed.city)
  const accepting = useRequestChange(id, (api) => api.call(acceptRequest, { params: { id }, body: typed }))
  useUnsavedInput(typed.line !== '' && !accepting.isSuccess)
  const refused = formErrors(accepting.error)
  const errors = { ...refused.fields, ...(hasTried && merchantInputErrors(typed)) }
  const change = (parts: Partial<NewMerchant>) => {
    accepting.reset()
    setTyped({ ...typed, ...parts })
  }
  const field = (name: keyof NewMerchant) => ({
    value: typed[name],
    error: asSentence(errors[name]),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  function chooseLocality(slug: string) {
    const found = localities.find((one) => one.slug === slug)
    change({ locality: slug, pincode: found?.pincode ?? typed.pincode })
  }
  function submit() {
    setTried(true)
    if (Object.keys(merchantInputErrors(typed)).length === 0) return accepting.mutate()
    focusFirstError(fields.current)
  }
  return (
    <section className={styles.box} aria-labelledby="accept">
      <h2 id="accept">Accept</h2>
      <p>
        This makes the merchant and mails {email} an invitation to its back office. It appears in the shop with its
        first product.
      </p>
      <Form
        label="Accept"
        submit="Accept and invite"
        busy={accepting.isPending}
        error={refused.error}
        onSubmit={submit}
      >
        <div ref={fields} className={styles.stack}>
          <TextField label="Name of the shop" maxLength={80} {...field('name')} />
          <AddressField {...field('slug')} onChange={(slug) => change({ slug })} />
          <TextField label="Maker" hint="The person or family who makes it" maxLength={80} {...field('maker')} />
          <TextField label="In one line" hint="What they make, and how" maxLength={120} {...field('line')} />
          <SelectField
            label="City"
            options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
            {...field('city')}
            onChange={({ target }) => change({ city: target.value, locality: '', pincode: '' })}
          />
          <SelectField
            label="Locality"
            placeholder="Choose"
            options={localities.map(({ slug, name }) => ({ value: slug, label: name }))}
            {...field('locality')}
            onChange={({ target }) => chooseLocality(target.value)}
          />
          <TextField
            label="Pincode"
            hint="Where parcels are collected"
            inputMode="numeric"
            maxLength={6}
            {...field('pincode')}
          />
        </div>
      </Form>
    </section>
  )
}
