import {
  inviteToMerchant,
  type MerchantPeople,
  sendInvitationAgain,
  withdrawInvitation,
} from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { InvitationRow } from '../parts/people/invitation-row.tsx'
import { InviteForm } from '../parts/people/invite-form.tsx'
import { useMerchantChange } from './use-merchant-change.ts'

interface InvitationProps {
  readonly slug: string
  readonly invitation: MerchantPeople['invitations'][number]
}

/** An open invitation of a merchant. */
export function Invitation({ slug, invitation }: InvitationProps) {
  const params = { slug, id: invitation.id }
  const sending = useMerchantChange(slug, (api) => api.call(sendInvitationAgain, { params }))
  const withdrawing = useMerchantChange(slug, (api) => api.call(withdrawInvitation, { params }))
  return <InvitationRow invitation={invitation} sending={sending} withdrawing={withdrawing} />
}

/** Invites somebody to a merchant; `name` is the merchant's. */
export function Invite({ slug, name }: { readonly slug: string; readonly name: string }) {
  const inviting = useMerchantChange(slug, (api, email: string) =>
    api.call(inviteToMerchant, { params: { slug }, body: { email } }),
  )
  return (
    <InviteForm
      title="Invite somebody"
      text={`They get an email with a link, which works for seven days, and see all orders of ${name}.`}
      inviting={inviting}
    />
  )
}
