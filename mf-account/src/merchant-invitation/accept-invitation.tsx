import { asSentence } from '@nukkad/contracts/as-sentence'
import { acceptInvitation, type OpenInvitation } from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import { hrefs, useApi, useMutation, useNavigate, useSession, useTrack } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { Form } from '@nukkad/ui/form'
import { PasswordField } from '@nukkad/ui/password-field'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './merchant-invitation.module.css'

const shortest = 8

interface AcceptInvitationProps {
  readonly token: string
  readonly invitation: OpenInvitation
  /** Called before the session changes, which would ask about the used link once more. */
  readonly onAccepted: () => void
}

/** Accepts an invitation and opens the back office: with a name and a password, unless the account has them. */
export function AcceptInvitation({ token, invitation, onAccepted }: AcceptInvitationProps) {
  const api = useApi()
  const go = useNavigate()
  const track = useTrack()
  const { user, begin } = useSession()
  const { email, hasAccount, needsPassword } = invitation
  const [firstName, setFirstName] = useState('')
  const [password, setPassword] = useState('')
  const [hasTried, setTried] = useState(false)
  const accepting = useMutation({
    mutationFn: async () =>
      (
        await api.call(acceptInvitation, {
          body: { token, ...(needsPassword && { password }), ...(!hasAccount && { firstName: firstName.trim() }) },
        })
      ).data,
    onSuccess(session) {
      onAccepted()
      begin(session)
      track('MERCHANT_SIGNED_IN')
      go(hrefs.merchantHome(), { replace: true })
    },
  })
  const refused = formErrors(accepting.error)
  const faults = {
    ...(!hasAccount && !firstName.trim() && { firstName: 'Enter your first name.' }),
    ...(needsPassword && password.length < shortest && { password: `Use at least ${shortest} characters.` }),
  }
  const errors: { firstName?: string; password?: string } = { ...refused.fields, ...(hasTried && faults) }
  return (
    <Form
      label="Accept the invitation"
      size={56}
      submit="Open the back office"
      busy={accepting.isPending}
      error={refused.error}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(faults).length === 0) accepting.mutate()
      }}
    >
      <div className={styles.fields}>
        {!hasAccount && user && (
          <p>
            You are signed in as {user.email || user.displayName}. Accepting signs you in as {email} instead.
          </p>
        )}
        {!hasAccount && (
          <TextField
            label="Your first name"
            autoComplete="given-name"
            maxLength={60}
            value={firstName}
            error={asSentence(errors.firstName)}
            onChange={({ target }) => setFirstName(target.value)}
          />
        )}
        {needsPassword && (
          <PasswordField
            isNew
            value={password}
            onChange={setPassword}
            hint={`At least ${shortest} characters; a short sentence is best. You sign in with it and ${email}.`}
            error={errors.password && asSentence(errors.password)}
          />
        )}
      </div>
    </Form>
  )
}
