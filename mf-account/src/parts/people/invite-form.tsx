import { asSentence } from '@nukkad/contracts/as-sentence'
import { emailProblem } from '@nukkad/contracts/contact-problem'
import { ApiError, useNotify } from '@nukkad/platform'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { useState } from 'react'
import styles from '../team/team.module.css'
import type { PeopleChange } from './people-change.ts'

interface InviteFormProps {
  readonly title: string
  /** what the invited will see */
  readonly text: string
  /** takes the address */
  readonly inviting: PeopleChange<string>
}

/** Invites somebody by email to act for a merchant. */
export function InviteForm({ title, text, inviting }: InviteFormProps) {
  const notify = useNotify()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const refused = inviting.error instanceof ApiError && inviting.error.fields.email ? inviting.error.message : undefined
  function send() {
    const found = emailProblem(email)
    setProblem(found)
    if (found) return
    const to = email.trim()
    inviting.mutate(to, {
      onSuccess() {
        notify(`The invitation is on its way to ${to}.`)
        setEmail('')
      },
    })
  }
  return (
    <section className={styles.box} aria-labelledby="invite">
      <h2 id="invite">{title}</h2>
      <p>{text}</p>
      <Form
        label={title}
        submit="Send the invitation"
        busy={inviting.isPending}
        error={refused ? undefined : inviting.error?.message}
        onSubmit={send}
      >
        <EmailField value={email} error={problem ?? asSentence(refused)} onChange={setEmail} />
      </Form>
    </section>
  )
}
