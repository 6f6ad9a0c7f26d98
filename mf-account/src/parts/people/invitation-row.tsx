import type { MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { formatDay, useNotify } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Button } from '@nukkad/ui/button'
import styles from '../team/team.module.css'
import type { PeopleChange } from './people-change.ts'

interface InvitationRowProps {
  readonly invitation: MerchantPeople['invitations'][number]
  /** undefined for those who only read */
  readonly sending?: PeopleChange | undefined
  readonly withdrawing?: PeopleChange | undefined
}

/** An open invitation: sent again with a new link, or withdrawn. */
export function InvitationRow({ invitation, sending, withdrawing }: InvitationRowProps) {
  const { email, by, sentAt, expiresAt, isExpired, isUndeliverable } = invitation
  const notify = useNotify()
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
      {sending && withdrawing && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size={40}
            busy={sending.isPending}
            aria-label={`Send again to ${email}`}
            onClick={() => sending.mutate(undefined, { onSuccess: () => notify(`Sent to ${email} again.`) })}
          >
            Send again
          </Button>
          <Button
            variant="quiet"
            size={40}
            busy={withdrawing.isPending}
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() => withdrawing.mutate()}
          >
            Withdraw
          </Button>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {(sending?.error ?? withdrawing?.error)?.message}
      </p>
    </li>
  )
}
