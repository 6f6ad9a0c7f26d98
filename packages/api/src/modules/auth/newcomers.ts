import { hrefs } from '@nukkad/contracts/hrefs'
import type { Tx } from '../../db.ts'
import type { Base } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import { type Account, accounts } from '../users/accounts.service.ts'
import type { RewardsService } from '../wallet/rewards/rewards.service.ts'
import type { Sessions } from './sessions/sessions.ts'

interface Parts extends Pick<Base, 'settings' | 'now'> {
  readonly mails: MailService
  readonly rewards: Pick<RewardsService, 'welcome'>
  readonly sessions: Sessions
}

export type Newcomers = ReturnType<typeof createNewcomers>

/** Accounts that are created by signing in. */
export function createNewcomers({ settings, now, mails, rewards, sessions }: Parts) {
  /** Gives a new account its welcome gift and sends the welcome mail. */
  async function welcome(tx: Tx, { id, email, first_name: firstName, email_verified_at }: Account): Promise<void> {
    const data = { ...(email_verified_at && { firstName }), shopUrl: settings.PUBLIC_URL + hrefs.shop() }
    await rewards.welcome(tx, { userId: id, now: now() })
    if (email) await mails.send(tx, { template: 'welcome', to: email, key: id, data })
  }

  /** Creates an account for a verified phone: without a mail address until the user adds one. */
  async function addByPhone(tx: Tx): Promise<Account> {
    const unnamed = { email: null, first_name: 'Friend', last_name: '', password_hash: null, email_verified_at: null }
    const user = (await accounts.add(tx, unnamed)) as Account
    await welcome(tx, user)
    return user
  }

  /**
   * The account of a verified mailbox. Someone else may have opened it earlier in this address's name with a password
   * of theirs: the first verification removes that password and ends those sessions.
   */
  async function claimByMail(
    tx: Tx,
    email: string,
    name = { first: '', last: '' },
  ): Promise<{ user: Account; created: boolean }> {
    const at = now()
    const added = await accounts.add(tx, {
      email,
      first_name: name.first.slice(0, 60) || nameFrom(email),
      last_name: name.last.slice(0, 60),
      password_hash: null,
      email_verified_at: at,
    })
    if (added) {
      await welcome(tx, added)
      return { user: added, created: true }
    }
    const user = (await accounts.byEmail(tx, email)) as Account
    if (!user.email_verified_at) {
      await accounts.setPassword(tx, user.id, null)
      await sessions.endAll(tx, user.id, 'email proven')
      await accounts.markEmailVerified(tx, user.id, at)
    }
    return { user, created: false }
  }

  return { welcome, addByPhone, claimByMail }
}

/** A name for a user of whom only the address is known: `asha.verma` becomes Asha Verma. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return name.slice(0, 60) || 'Friend'
}
