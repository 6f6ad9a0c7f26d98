import { cities } from '@nukkad/contracts'
import { asSentence } from '@nukkad/contracts/as-sentence'
import { tenDigits } from '@nukkad/contracts/contact-problem'
import { askToSell } from '@nukkad/contracts/endpoints/merchants/selling'
import { useApi, useCity, useMutation, useUnsavedInput } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { focusFirstError } from '@nukkad/ui/first-error'
import { Form } from '@nukkad/ui/form'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { useRef, useState } from 'react'
import styles from './sell.module.css'
import { type InputErrors, inputErrorsOf, type Typed } from './sell-input-errors.ts'

const nothing: Typed = { name: '', shop: '', email: '', phone: '', city: '', about: '', link: '' }

/** The applicant and what they make. All errors are shown at once, and the input is kept. */
export function SellForm({ onSent }: { readonly onSent: (shop: string) => void }) {
  const api = useApi()
  const { city } = useCity()
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing, city: city?.slug ?? '' }))
  const [hasTried, setTried] = useState(false)
  const sending = useMutation({
    mutationFn: async () => {
      const { link: seen, ...asked } = typed
      const body = { ...asked, phone: tenDigits(asked.phone), email: asked.email.trim() }
      await api.call(askToSell, { body: { ...body, ...(seen.trim() && { link: seen.trim() }) } })
    },
    onSuccess: () => onSent(typed.shop.trim()),
  })
  useUnsavedInput(typed.about !== '' && !sending.isSuccess)
  const refused = formErrors(sending.error)
  const inputErrors: InputErrors = { ...refused.fields, ...(hasTried && inputErrorsOf(typed)) }
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: asSentence(inputErrors[name]),
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  function submit() {
    setTried(true)
    if (Object.keys(inputErrorsOf(typed)).length === 0) return sending.mutate()
    focusFirstError(fields.current)
  }
  return (
    <Form
      label="Start selling"
      submit="Send it"
      size={56}
      busy={sending.isPending}
      error={refused.error}
      onSubmit={submit}
    >
      <div ref={fields} className={styles.fields}>
        <TextField label="Your name" autoComplete="name" maxLength={80} {...field('name')} />
        <TextField label="Your shop" autoComplete="organization" maxLength={80} {...field('shop')} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        <TextField
          label="Mobile number"
          before="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={16}
          {...field('phone')}
        />
        <SelectField
          label="City"
          placeholder="Choose"
          options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
          {...field('city')}
        />
        <TextArea
          label="What do you make?"
          hint="What it is made of, how, and how many a month"
          rows={5}
          maxLength={1000}
          {...field('about')}
        />
        <TextField label="Where can we see it?" optional inputMode="url" maxLength={200} {...field('link')} />
      </div>
    </Form>
  )
}
