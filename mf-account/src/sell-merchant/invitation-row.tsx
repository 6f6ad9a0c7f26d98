import {
  type MerchantPeople,
  sendInvitationAgain,
  withdrawInvitation,
} from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { formatDay, useNotify } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import styles from '../parts/team/team.module.css'
import { usePeopleChange } from './use-people-change.ts'

interface InvitationRowProps {
  readonly slug: string
  readonly invitation: MerchantPeople['invitations'][number]
}

/** An open invitation: sent again with a new link, or withdrawn. */
export function InvitationRow({ slug, invitation }: InvitationRowProps) {
  const { id, email, by, sentAt, expiresAt, isExpired, isUndeliverable } = invitation
  const notify = useNotify()
  const params = { slug, id }
  const sending = usePeopleChange(slug, (api) => api.call(sendInvitationAgain, { params }))
  const withdrawing = usePeopleChange(slug, (api) => api.call(withdrawInvitation, { params }))
  return (
    <li>
      <p>
        <b>{email}</b> {isUndeliverable && <Badge tone="warning">Could not be delivered</Badge>}
        {isExpired && !isUndeliverable && <Badge tone="warning">Expired</Badge>}
      </p>
      <p className={styles.quiet}>
        Sent by {by} on {formatDay(sentAt)}
        {!isExpired && `, works until ${formatDay(expiresAt)}`}
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size={40}
          busy={sending.isPending}
          onClick={() => sending.mutate(undefined, { onSuccess: () => notify(`Sent to ${email} again.`) })}
        >
          Send again
        </Button>
        <Button variant="quiet" size={40} busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          Withdraw
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {(sending.error ?? withdrawing.error)?.message}
      </p>
    </li>
  )
}
