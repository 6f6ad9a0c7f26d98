import { askForContactCode, askForFreshCode } from '@nukkad/contracts/endpoints/people/account'
import { useApi, useMutation } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { Section } from '@nukkad/ui/section'
import { TextField } from '@nukkad/ui/text-field'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import styles from './account.module.css'
import type { OwnAccount } from './account.queries.ts'
import { ContactCodes } from './contact-codes.tsx'

const wantedOf = (typed: string) =>
  typed.includes('@') ? { email: typed.trim().toLowerCase() } : { phone: typed.trim() }

/**
 * Adds or changes the phone number or email used to sign in; the new and the old contact are each verified by a code.
 */
export function ContactForm({ userId, own }: { readonly userId: string; readonly own: OwnAccount }) {
  const [sentTo, setSentTo] = useState<{ readonly typed: string; readonly old: string }>()
  const step = useLostFocus<HTMLDivElement>(sentTo)
  return (
    <Section title="Phone and email">
      <p>
        You sign in by {[own.phone, own.email].filter(Boolean).join(' or ')}. Add another, or change the one you have.
      </p>
      <div ref={step} tabIndex={-1} className={styles.form}>
        {sentTo ? (
          <ContactCodes
            userId={userId}
            wanted={wantedOf(sentTo.typed)}
            {...sentTo}
            onDone={() => setSentTo(undefined)}
          />
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
    <Form label="Phone and email" submit="Send the codes" busy={sending.isPending} onSubmit={() => sending.mutate()}>
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
