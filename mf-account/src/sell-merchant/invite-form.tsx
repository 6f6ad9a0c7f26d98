import { asSentence } from '@nukkad/contracts/as-sentence'
import { emailProblem } from '@nukkad/contracts/contact-problem'
import { inviteToMerchant } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { ApiError, useNotify } from '@nukkad/platform'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { useState } from 'react'
import styles from '../parts/team/team.module.css'
import { usePeopleChange } from './use-people-change.ts'

interface InviteFormProps {
  readonly slug: string
  /** of the merchant */
  readonly name: string
}

/** Invites somebody by email to act for a merchant. */
export function InviteForm({ slug, name }: InviteFormProps) {
  const notify = useNotify()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const inviting = usePeopleChange(slug, (api) =>
    api.call(inviteToMerchant, { params: { slug }, body: { email: email.trim() } }),
  )
  const refused = inviting.error instanceof ApiError && inviting.error.fields.email ? inviting.error.message : undefined
  function send() {
    const found = emailProblem(email)
    setProblem(found)
    if (found) return
    inviting.mutate(undefined, {
      onSuccess() {
        notify(`The invitation is on its way to ${email.trim()}.`)
        setEmail('')
      },
    })
  }
  return (
    <section className={styles.box} aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <p>They get an email with a link, which works for seven days, and see all orders of {name}.</p>
      <Form
        label="Invite somebody"
        submit="Send the invitation"
        busy={inviting.isPending}
        problem={refused ? undefined : inviting.error?.message}
        onSubmit={send}
      >
        <EmailField value={email} error={problem ?? asSentence(refused)} onChange={setEmail} />
      </Form>
    </section>
  )
}
