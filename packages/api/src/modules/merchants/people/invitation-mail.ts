import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db } from '../../../db.ts'
import { keyedHash } from '../../auth/keyed-hash.ts'
import type { MailService } from '../../mail/mail.service.ts'
import * as rows from './invitation.repository.ts'

/** How long the link of an invitation works. */
export const invitationDays = 7
export const lifetimeMs = invitationDays * 86_400_000

export interface InvitationParts {
  readonly db: Db
  readonly now: () => Date
  readonly mail: MailService
  readonly settings: { readonly API_SECRET: string; readonly PUBLIC_URL: string }
}

interface InvitationData {
  readonly id: number
  /** The link of an earlier sending is not mailed any more once the invitation is sent again. */
  readonly sentAt: string
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'merchant-invitation': InvitationData
  }
}

type TokenOf = (merchantId: number, email: string, sentAt: Date) => string

/** Adds the email of invitations, and returns what computes the token in its link. */
export function addInvitationMail({ db, now, mail, settings }: InvitationParts): TokenOf {
  const tokenOf: TokenOf = (merchantId, email, sentAt) => {
    const sending = [String(merchantId), email, sentAt.toISOString()]
    return keyedHash(settings.API_SECRET, 'merchant-invitation', ...sending).toString('base64url')
  }
  mail.template(
    'merchant-invitation',
    async ({ id, sentAt }) => {
      const row = await rows.invitationById(db, id)
      if (row?.sentAt.toISOString() !== sentAt) return undefined
      // The token follows the #, so it reaches no server log and no other site.
      const page = `${settings.PUBLIC_URL}${hrefs.merchantInvitation()}`
      return {
        to: row.email,
        subject: `Your back office for ${row.name} on Nukkad`,
        heading: `Sell on Nukkad as ${row.name}`,
        parts: [
          { paragraph: `You are invited to manage ${row.name} on Nukkad: its products, orders and returns.` },
          {
            button: 'Accept the invitation',
            href: `${page}#invitation=${tokenOf(row.merchantId, row.email, row.sentAt)}`,
          },
          { paragraph: `The link works once, within ${invitationDays} days. Keep it to yourself.` },
          { paragraph: 'If you did not expect this, ignore this email: nothing changes.' },
        ],
      }
    },
    {
      lifetimeSeconds: lifetimeMs / 1000,
      refused: ({ id, sentAt }) => rows.markUndeliverable(db, id, new Date(sentAt), now()),
    },
  )
  return tokenOf
}
