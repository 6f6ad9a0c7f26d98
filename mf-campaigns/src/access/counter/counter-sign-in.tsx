import { isEmail } from '@nukkad/contracts/email'
import { counterForgot, counterSignIn } from '@nukkad/contracts/endpoints/access/access-counter'
import { useApi, useMutation, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { EmailField } from '@nukkad/ui/email-field'
import { Form } from '@nukkad/ui/form'
import { Page } from '@nukkad/ui/page'
import { PasswordField } from '@nukkad/ui/password-field'
import { useState } from 'react'
import styles from './counter.module.css'

/** The sign-in for the staff of partner places. */
export function CounterSignIn() {
  const api = useApi()
  const { begin, user } = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wantsLink, setWantsLink] = useState(false)
  const signing = useMutation({
    mutationFn: async () => (await api.call(counterSignIn, { body: { username: email.trim(), password } })).data,
    onSuccess: begin,
  })
  const asking = useMutation({
    mutationFn: () => api.call(counterForgot, { body: { email: email.trim() } }),
  })
  const isAddress = isEmail(email)
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your counter</h1>
      <p className={styles.lead}>
        {user
          ? `You are signed in as ${user.email}. Signing in as a place signs you out on this device.`
          : 'Sign in with the account of your place to confirm members’ codes.'}
      </p>
      <Form
        size={56}
        label="Sign in at the counter"
        submit="Sign in"
        busy={signing.isPending}
        error={signing.error?.message}
        onSubmit={() => {
          if (email.trim() && password) signing.mutate()
        }}
      >
        <EmailField isUsername required value={email} onChange={setEmail} />
        <PasswordField value={password} onChange={setPassword} />
      </Form>
      <Button
        variant="quiet"
        wide
        busy={asking.isPending}
        onClick={() => {
          setWantsLink(true)
          if (isAddress) asking.mutate()
        }}
      >
        Forgot your password?
      </Button>
      <p role="status" className={styles.quiet}>
        {asking.isSuccess
          ? `If ${email.trim()} belongs to a counter, a link for a new password is on its way. It works for an hour.`
          : wantsLink && !isAddress
            ? 'Enter the email of your place’s account above, then try again.'
            : asking.error?.message}
      </p>
    </Page>
  )
}
