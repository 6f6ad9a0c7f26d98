import { isEmail } from '@nukkad/contracts/email'
import { type Complaint, trackComplaint } from '@nukkad/contracts/endpoints/people/complaints'
import { useApi, useMutation, useUser } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './complaint.module.css'

interface TrackFormProps {
  /** from the link in the email; may be empty */
  readonly ticket: string
  readonly onFound: (complaint: Complaint) => void
}

const isTicket = (text: string) => /^c[ -]*([0-9a-z][ -]*){8}$/i.test(text.trim())

/** Finds a complaint by its ticket and email address. */
export function TrackForm({ ticket: fromLink, onFound }: TrackFormProps) {
  const api = useApi()
  const user = useUser()
  const [ticket, setTicket] = useState(fromLink)
  const [typedEmail, setEmail] = useState('')
  const [hasTried, setTried] = useState(false)
  const email = typedEmail || (user?.email ?? '')
  const finding = useMutation({
    mutationFn: async () =>
      (await api.call(trackComplaint, { body: { ticket: ticket.trim(), email: email.trim() } })).data,
    onSuccess: onFound,
  })
  function submit() {
    setTried(true)
    if (isTicket(ticket) && isEmail(email)) finding.mutate()
  }
  return (
    <Form
      label="See how your complaint stands"
      submit="Show it"
      busy={finding.isPending}
      error={finding.error?.message}
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <TextField
          label="Ticket"
          autoComplete="off"
          maxLength={20}
          value={ticket}
          error={hasTried && !isTicket(ticket) ? 'A ticket looks like C-7KQ2-9XMH.' : undefined}
          onChange={(event) => setTicket(event.target.value)}
        />
        <TextField
          label="Your email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={hasTried && !isEmail(email) ? 'Enter a valid email address.' : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
    </Form>
  )
}
