import type { BodyOf } from '@nukkad/contracts'
import type { acceptInvitation, OpenInvitation } from '@nukkad/contracts/endpoints/merchants/merchant-invitation'
import type { Caller } from '../../../credentials/caller.ts'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { BadRequest, Conflict, Forbidden, Invalid } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import type { AuthModuleService } from '../../auth/auth.module.ts'
import type { Begun } from '../../auth/begin-session.ts'
import { tokenHash } from '../../auth/keyed-hash.ts'
import { hashPassword, refuseWeak } from '../../auth/password/password.ts'
import { giveRole } from '../../auth/roles/give-role.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { type Account, accounts } from '../../users/accounts.service.ts'
import { peopleOf } from '../merchant-account.repository.ts'
import { hindranceFor } from './hindrance.ts'
import * as rows from './invitation.repository.ts'
import { invitationDays } from './invitation-mail.ts'
import { addPerson } from './people.repository.ts'

export interface JoiningParts {
  readonly db: Db
  readonly now: () => Date
  readonly auth: Pick<AuthModuleService, 'begin' | 'claimByMail' | 'sessions'>
  readonly mail: MailService
}

export type JoiningService = ReturnType<typeof createJoining>

/**
 * Accepting an invitation to act for a merchant. For an address without an account, or whose account nobody has proven
 * to own, the mailed link is the proof. The account of a proven owner is worth more than a link that can be forwarded:
 * its owner has to be signed in.
 */
export function createJoining({ db, now, auth, mail }: JoiningParts) {
  /** The account that proves itself by signing in; undefined if the link is the proof. */
  const ownedAccount = async (q: Db | Tx, email: string): Promise<Account | undefined> => {
    const account = await accounts.byEmail(q, email)
    return account?.email_verified_at ? account : undefined
  }

  async function open(token: string, caller: Caller | null): Promise<OpenInvitation> {
    const invitation = await rows.invitationOf(db, tokenHash(token), now())
    if (!invitation) throw tooLate()
    const { slug, name, email } = invitation
    const account = await ownedAccount(db, email)
    return {
      merchant: { slug, name },
      email,
      hasAccount: account !== undefined,
      isCaller: account !== undefined && account.id === caller?.userId,
      needsPassword: !account?.password_hash,
      hindrance: (await hindranceFor(db, account)) ?? null,
    }
  }

  /** The account that accepts, with its new password if it needs one. */
  async function accountFor(
    tx: Tx,
    email: string,
    caller: Caller | null,
    { name, hash }: { name: string; hash: string | undefined },
  ): Promise<{ account: Account; created: boolean }> {
    const owned = await ownedAccount(tx, email)
    if (owned && owned.id !== caller?.userId) throw new Forbidden(`Sign in as ${email} to accept this invitation.`)
    if (!owned?.password_hash && !hash) throw new Invalid({ password: 'is required' })
    const claimed = owned
      ? { user: owned, created: false }
      : await auth.claimByMail(tx, email, { first: name, last: '' })
    if (hash && !owned?.password_hash) await accounts.setPassword(tx, claimed.user.id, hash)
    const account = (await accounts.byId(tx, claimed.user.id)) as Account
    const hindrance = await hindranceFor(tx, account)
    if (hindrance) throw new Conflict(hindrance)
    return { account, created: claimed.created }
  }

  /** Notifies the others, because a forwarded invitation, or one read by somebody else, lets that person join. */
  async function tellOthers(tx: Tx, { merchantId, name: merchant }: rows.InvitationRow, joined: Account) {
    const name = `${joined.first_name} ${joined.last_name}`.trim() || 'Somebody'
    for (const { userId, email: to, firstName } of await peopleOf(tx, [merchantId])) {
      if (String(userId) === joined.id) continue
      const key = `${merchantId}:${joined.id}:${userId}:${now().toISOString()}`
      const data = { merchant, firstName, name, email: joined.email ?? '' }
      await mail.send(tx, { template: 'merchant-person-joined', to, key, data })
    }
  }

  return {
    open,

    async accept(
      { token, firstName = '', password }: BodyOf<typeof acceptInvitation>,
      caller: Caller | null,
      cartId?: string,
    ): Promise<Begun> {
      const { email, needsPassword } = await open(token, caller)
      if (needsPassword && password !== undefined) refuseWeak(password, email)
      const hash = needsPassword && password !== undefined ? await hashPassword(password) : undefined
      return transaction(db, async (tx) => {
        const invitation = await rows.invitationOf(tx, tokenHash(token), now())
        if (!invitation || !(await rows.takeInvitation(tx, tokenHash(token), now()))) throw tooLate()
        const { account, created } = await accountFor(tx, email, caller, { name: oneLine(firstName), hash })
        await giveRole(tx, auth.sessions, account, 'merchant')
        if (!(await addPerson(tx, account.id, invitation.merchantId)))
          throw new Conflict('This account has just begun to act for another merchant.')
        const joined = (await accounts.byId(tx, account.id)) as Account
        await tellOthers(tx, invitation, joined)
        return auth.begin(tx, joined, cartId, created)
      })
    },
  }
}

const tooLate = () =>
  new BadRequest(
    `This invitation was used, withdrawn or sent again, or it is older than ${invitationDays} days. Use the link of the latest email, or ask us to send it again.`,
  )
