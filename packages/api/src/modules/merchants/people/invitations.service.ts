import type { Queryable, Tx } from '../../../db.ts'
import { Conflict, NotFound, TooManyRequests } from '../../../errors.ts'
import { tokenHash } from '../../auth/keyed-hash.ts'
import { accounts } from '../../users/accounts.service.ts'
import { hindranceFor } from './hindrance.ts'
import * as rows from './invitation.repository.ts'
import { addInvitationMail, type InvitationParts, lifetimeMs } from './invitation-mail.ts'

const resendSeconds = 60

interface Invited {
  readonly merchantId: number
  readonly email: string
  /** the editor */
  readonly userId: string
}

export type InvitationService = ReturnType<typeof createInvitations>

/**
 * Invitations to act for a merchant. Their token is computed when the mail is written, so that neither the table nor
 * the outbox contains it.
 */
export function createInvitations(parts: InvitationParts) {
  const { now, mail } = parts
  const tokenOf = addInvitationMail(parts)

  const hindranceOf = async (q: Queryable, email: string): Promise<string | undefined> => {
    const account = await accounts.byEmail(q, email)
    // Somebody may have signed up with this address without owning it; that account counts from its owner's first mail.
    return account?.email_verified_at ? hindranceFor(q, account) : undefined
  }

  const sendingOf = ({ merchantId, email, userId }: Invited) => {
    const sentAt = now()
    const hash = tokenHash(tokenOf(merchantId, email, sentAt))
    return { hash, userId, sentAt, expiresAt: new Date(sentAt.getTime() + lifetimeMs) }
  }

  const post = (tx: Tx, id: number, sentAt: Date) => {
    const data = { id, sentAt: sentAt.toISOString() }
    return mail.send(tx, { template: 'merchant-invitation', key: `${id}:${data.sentAt}`, data })
  }

  return {
    hindranceOf,

    /** Invites an address to a merchant, in the caller's transaction. */
    async invite(tx: Tx, invited: Invited): Promise<void> {
      const hindrance = await hindranceOf(tx, invited.email)
      if (hindrance) throw new Conflict(hindrance, { email: 'cannot be invited' })
      const sending = sendingOf(invited)
      const id = await rows.insertInvitation(tx, { ...invited, ...sending })
      if (id === undefined)
        throw new Conflict('This address is invited already. Send the invitation again instead.', {
          email: 'is invited already',
        })
      await post(tx, id, sending.sentAt)
    },

    /** Mails an invitation with a new link; the one before stops working. */
    async sendAgain(tx: Tx, merchantId: number, id: number, userId: string): Promise<void> {
      const row = await rows.invitationById(tx, id)
      if (row?.merchantId !== merchantId) throw noInvitation()
      const sending = sendingOf({ merchantId, email: row.email, userId })
      const before = new Date(sending.sentAt.getTime() - resendSeconds * 1000)
      if (!(await rows.renewInvitation(tx, id, sending, before)))
        throw new TooManyRequests(
          (row.sentAt.getTime() - before.getTime()) / 1000,
          'This invitation was sent a moment ago. Please wait a minute.',
        )
      await post(tx, id, sending.sentAt)
    },

    async withdraw(tx: Tx, merchantId: number, id: number): Promise<void> {
      if (!(await rows.removeInvitation(tx, merchantId, id))) throw noInvitation()
    },
  }
}

const noInvitation = () => new NotFound('This invitation was accepted or withdrawn in the meantime.')
