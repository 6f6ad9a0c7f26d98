import { askForContactCode, askForFreshCode, changeContact } from '@nukkad/contracts/endpoints/people/account'
import { ApiError, useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Form } from '@nukkad/ui/form'
import { OtpField } from '@nukkad/ui/otp-field'
import { Section } from '@nukkad/ui/section'
import { TextField } from '@nukkad/ui/text-field'
import { useRef, useState } from 'react'
import styles from './account.module.css'
import { accountQuery, type OwnAccount } from './account.queries.ts'

const wantedOf = (typed: string) =>
  typed.includes('@') ? { email: typed.trim().toLowerCase() } : { phone: typed.trim() }

/** Another phone or mail to sign in by: the new one and the one before are proven by a code each. */
export function ContactForm({ userId, own }: { readonly userId: string; readonly own: OwnAccount }) {
  const [sentTo, setSentTo] = useState<{ readonly typed: string; readonly old: string }>()
  return (
    <Section title="Phone and mail">
      <p>
        You sign in by {[own.phone, own.email].filter(Boolean).join(' or ')}. Add another, or change the one you have.
      </p>
      <div className={styles.form}>
        {sentTo ? (
          <Codes userId={userId} {...sentTo} onDone={() => setSentTo(undefined)} />
        ) : (
          <Wanted onSent={setSentTo} />
        )}
      </div>
    </Section>
  )
}

interface WantedProps {
  readonly onSent: (sent: { typed: string; old: string }) => void
}

function Wanted({ onSent }: WantedProps) {
  const api = useApi()
  const [typed, setTyped] = useState('')
  const sending = useMutation({
    mutationFn: async () => {
      await api.call(askForContactCode, { body: wantedOf(typed) })
      return (await api.call(askForFreshCode, { body: { purpose: 'contact' } })).data.sentTo
    },
    onSuccess: (old) => onSent({ typed, old }),
  })
  return (
    <Form label="Phone and mail" submit="Send the codes" busy={sending.isPending} onSubmit={() => sending.mutate()}>
      <TextField
        label="New mobile number or email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={254}
        value={typed}
        error={sending.error?.message}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Form>
  )
}

interface CodesProps {
  readonly userId: string
  readonly typed: string
  readonly old: string
  readonly onDone: () => void
}

function Codes({ userId, typed, old, onDone }: CodesProps) {
  const api = useApi()
  const notify = useNotify()
  const client = useQueryClient()
  const [fresh, before] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const saving = useMutation({
    mutationFn: async () => {
      const codes = { code: fresh.current?.value ?? '', oldCode: before.current?.value ?? '' }
      return (await api.call(changeContact, { body: { ...wantedOf(typed), ...codes } })).data
    },
    onSuccess: (kept) => {
      client.setQueryData(accountQuery(api, userId).queryKey, kept)
      notify('That is how you sign in from now on. We have told both.')
      onDone()
    },
  })
  const fields = saving.error instanceof ApiError ? saving.error.fields : {}
  return (
    <Form
      label="Phone and mail"
      submit="Save it"
      busy={saving.isPending}
      problem={saving.error && Object.keys(fields).length === 0 ? saving.error.message : undefined}
      onSubmit={() => saving.mutate()}
      after={
        <Button variant="quiet" size={40} onClick={onDone}>
          Cancel
        </Button>
      }
    >
      <OtpField ref={fresh} label="The new one’s code" hint={`Sent to ${typed.trim()}.`} error={fields.code} />
      <OtpField ref={before} label="The present one’s code" hint={`Sent to ${old}.`} error={fields.oldCode} />
    </Form>
  )
}
