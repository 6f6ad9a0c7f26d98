import { changePassword } from '@nukkad/contracts/endpoints/people/users'
import { useApi, useMutation, useNotify, useQuery } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { Form } from '@nukkad/ui/form'
import { PasswordField } from '@nukkad/ui/password-field'
import { useState } from 'react'
import styles from '../account.module.css'
import { accountQuery, type OwnAccount } from '../account.queries.ts'
import { AccountLayout, AccountRows } from '../account-layout.tsx'
import { ContactForm } from '../contact-form.tsx'
import { MailPasswordLink } from './mail-password-link.tsx'

export function PasswordScreen() {
  return (
    <AccountLayout title="Your password" reason="Sign in to change your password.">
      {(userId) => <Password userId={userId} />}
    </AccountLayout>
  )
}

function Password({ userId }: { readonly userId: string }) {
  const own = useQuery(accountQuery(useApi(), userId))
  if (own.isPending) return <AccountRows />
  return (
    <>
      {own.data?.hasPassword === false ? <First own={own.data} /> : <Change email={own.data?.email ?? null} />}
      {own.data && <ContactForm userId={userId} own={own.data} />}
    </>
  )
}

const nothing = { currentPassword: '', newPassword: '', verifyPassword: '' }
const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  verifyPassword: 'Repeat the new password',
} as const

function Change({ email }: { readonly email: string | null }) {
  const api = useApi()
  const notify = useNotify()
  const [typed, setTyped] = useState(nothing)
  const saving = useMutation({
    mutationFn: async () => void (await api.call(changePassword, { body: typed })),
    onSuccess: () => {
      setTyped(nothing)
      notify('Password changed. Your other devices were signed out.')
    },
  })
  const { fields, error } = formErrors(saving.error)
  const inputError = typed.newPassword !== '' && typed.newPassword.length < 8 ? 'Use at least 8 characters.' : undefined
  const field = (name: keyof typeof nothing) => ({
    label: labels[name],
    value: typed[name],
    error: fields[name] && `This ${fields[name].replace(/\.$/, '')}.`.replace(/^This Does/, 'It does'),
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  })
  return (
    <div className={styles.form}>
      <Form
        label="Change the password"
        submit="Change it"
        busy={saving.isPending}
        error={error}
        onSubmit={() => !inputError && saving.mutate()}
        after={email && <MailPasswordLink email={email} text="Forgot your password?" />}
      >
        <PasswordField {...field('currentPassword')} />
        <PasswordField
          {...field('newPassword')}
          isNew
          hint="At least 8 characters."
          error={inputError ?? field('newPassword').error}
        />
        <PasswordField {...field('verifyPassword')} isNew />
      </Form>
    </div>
  )
}

/** Users who sign in by code or Google have no password and do not need one. */
const First = ({ own }: { readonly own: OwnAccount }) => (
  <div className={styles.form}>
    <p>
      You sign in {own.hasGoogle ? 'with Google' : 'with a code'}, and have no password here. That is safe, as there is
      no password to guess.
    </p>
    {own.email && (
      <div className={styles.alone}>
        <MailPasswordLink email={own.email} text="Set a password anyway" />
      </div>
    )}
  </div>
)
