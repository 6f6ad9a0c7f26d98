import { asSentence } from '@nukkad/contracts/as-sentence'
import { isEmail } from '@nukkad/contracts/email'
import { type Complaint, type ComplaintKind, makeComplaint } from '@nukkad/contracts/endpoints/people/complaints'
import { useApi, useMutation, useUnsavedInput, useUser } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { focusFirstError } from '@nukkad/ui/first-error'
import { Form } from '@nukkad/ui/form'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { useRef, useState } from 'react'
import styles from './complaint.module.css'

const kinds: readonly { readonly value: ComplaintKind; readonly label: string }[] = [
  { value: 'order', label: 'An order or its delivery' },
  { value: 'refund', label: 'A refund or a payment' },
  { value: 'product', label: 'A product: quality, description, price' },
  { value: 'content', label: 'Something written or shown on Nukkad' },
  { value: 'privacy', label: 'My personal data' },
  { value: 'accessibility', label: 'A page that I cannot use' },
  { value: 'other', label: 'Something else' },
]

const nothing = { kind: '', name: '', email: '', about: '', text: '' }
type Typed = typeof nothing
type InputErrors = Readonly<Partial<Record<keyof Typed, string>>>

const inputErrorsOf = ({ kind, name, email, text }: Typed): InputErrors => ({
  ...(kind ? {} : { kind: 'Choose what it is about.' }),
  ...(name.trim() ? {} : { name: 'Enter your name.' }),
  ...(isEmail(email) ? {} : { email: 'Enter a valid email address.' }),
  ...(text.trim().length >= 20 ? {} : { text: 'Say what happened in a sentence or two, at least twenty letters.' }),
})

/** A complaint. All errors are shown at once, and a tap after a lost answer sends nothing twice. */
export function ComplaintForm({ onSent }: { readonly onSent: (complaint: Complaint) => void }) {
  const api = useApi()
  const user = useUser()
  const fields = useRef<HTMLDivElement>(null)
  const key = useRef<string>(undefined)
  const [typed, setTyped] = useState<Typed>(nothing)
  const [hasTried, setTried] = useState(false)
  const filled = { ...typed, email: typed.email || (user?.email ?? '') }
  const sending = useMutation({
    mutationFn: async () => {
      const { kind, about, ...said } = filled
      const body = { ...said, email: said.email.trim(), kind: kind as ComplaintKind, about: about.trim() }
      key.current ??= crypto.randomUUID()
      return (await api.call(makeComplaint, { body }, { key: key.current })).data
    },
    onSuccess: onSent,
  })
  useUnsavedInput(typed.text !== '' && !sending.isSuccess)
  const refused = formErrors(sending.error)
  const inputErrors: InputErrors = { ...refused.fields, ...(hasTried && inputErrorsOf(filled)) }
  const field = (name: keyof Typed) => ({
    value: filled[name],
    error: asSentence(inputErrors[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      key.current = undefined
      setTyped({ ...typed, [name]: target.value })
    },
  })
  function submit() {
    setTried(true)
    if (Object.keys(inputErrorsOf(filled)).length === 0) return sending.mutate()
    focusFirstError(fields.current)
  }
  return (
    <Form
      label="Send a complaint"
      submit="Send the complaint"
      busy={sending.isPending}
      error={refused.error}
      onSubmit={submit}
    >
      <div ref={fields} className={styles.fields}>
        <SelectField label="What is it about?" placeholder="Choose" options={kinds} {...field('kind')} />
        <TextField
          label="Order number, or the address of the page"
          optional
          autoComplete="off"
          maxLength={60}
          {...field('about')}
        />
        <TextArea label="What happened, and what should we do?" rows={6} maxLength={4000} {...field('text')} />
        <TextField label="Your name" autoComplete="name" maxLength={80} {...field('name')} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint="The ticket and the answer are sent to it"
          {...field('email')}
        />
      </div>
    </Form>
  )
}
