import {
  inviteColleague,
  inviteColleagueAgain,
  type OwnPeople,
  withdrawColleague,
} from '@nukkad/contracts/endpoints/merchants/own-people'
import { InvitationRow } from '../parts/people/invitation-row.tsx'
import { InviteForm } from '../parts/people/invite-form.tsx'
import { useOwnChange } from './merchant-people.queries.ts'

interface InvitationProps {
  readonly invitation: OwnPeople['invitations'][number]
  readonly mayChange: boolean
}

/** An open invitation; owners send it again or withdraw it. */
export function Invitation({ invitation, mayChange }: InvitationProps) {
  const params = { id: invitation.id }
  const sending = useOwnChange((api) => api.call(inviteColleagueAgain, { params }))
  const withdrawing = useOwnChange((api) => api.call(withdrawColleague, { params }))
  return <InvitationRow invitation={invitation} {...(mayChange && { sending, withdrawing })} />
}

/** Invites a colleague. */
export function Invite() {
  const inviting = useOwnChange((api, email: string) => api.call(inviteColleague, { body: { email } }))
  return (
    <InviteForm
      title="Invite a colleague"
      text="They get an email with a link, which works for seven days. They can do everything here except change people."
      inviting={inviting}
    />
  )
}
