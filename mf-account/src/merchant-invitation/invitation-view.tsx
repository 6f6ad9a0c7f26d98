import type { OpenInvitation } from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import { useBus, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { AcceptInvitation } from './accept-invitation.tsx'
import styles from './merchant-invitation.module.css'

interface InvitationViewProps {
  readonly token: string
  readonly invitation: OpenInvitation
  readonly onAccepted: () => void
}

/** An invitation and the next step: choosing a password, signing in, or accepting. */
export function InvitationView(props: InvitationViewProps) {
  const { merchant, email } = props.invitation
  return (
    <section className={styles.card} aria-labelledby="invitation">
      <h1 id="invitation">Sell on Nukkad as {merchant.name}</h1>
      <p>You are invited to the back office: products, orders and returns of {merchant.name}.</p>
      <NextStep {...props} />
      <p className={styles.quiet}>The invitation is for {email}.</p>
    </section>
  )
}

function NextStep(props: InvitationViewProps) {
  const bus = useBus()
  const { user } = useSession()
  const { email, hasAccount, isCaller, hindrance } = props.invitation
  if (hindrance) return <p role="alert">{hindrance}</p>
  if (!hasAccount || isCaller) return <AcceptInvitation {...props} />
  if (!user) {
    const reason = `Sign in as ${email} to accept the invitation.`
    return (
      <>
        <p>{email} has an account at Nukkad already. Sign in to it to accept.</p>
        <Button size={56} wide onClick={() => bus.request('sign-in', { reason })}>
          Sign in
        </Button>
      </>
    )
  }
  return (
    <>
      <p>
        You are signed in as {user.email || user.displayName}. Log out, open the link of the email again, and sign in as{' '}
        {email}.
      </p>
      <Button size={56} wide onClick={() => bus.request('sign-out', {})}>
        Log out
      </Button>
    </>
  )
}
