import type { Tx } from '../../../db.ts'
import { giveRole } from '../../auth/roles/give-role.ts'
import type { Sessions } from '../../auth/sessions/sessions.ts'
import { type MailService, recipientOf } from '../../mail/mail.service.ts'
import { accounts } from '../../users/accounts.service.ts'
import { type MerchantHead, removePerson } from './people.repository.ts'

export interface RemovalParts {
  readonly now: () => Date
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly mail: MailService
}

/** Removes an account from a merchant: it becomes a shopper's, its sessions end, and its owner gets an email. */
export async function takeAway(
  tx: Tx,
  merchant: MerchantHead,
  userId: string,
  { now, sessions, mail }: RemovalParts,
): Promise<void> {
  await removePerson(tx, userId, merchant.id)
  const account = await accounts.byId(tx, userId)
  if (!account) return
  if (account.role === 'merchant') await giveRole(tx, sessions, account, 'user')
  const data = { merchant: merchant.name, firstName: account.first_name }
  const key = `${merchant.id}:${userId}:${now().toISOString()}`
  await mail.send(tx, { template: 'merchant-person-removed', key, data, ...recipientOf(account) })
}
