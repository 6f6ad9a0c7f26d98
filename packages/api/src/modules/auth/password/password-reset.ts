import { randomUUID } from 'node:crypto'
import { hrefs } from '@nukkad/contracts/hrefs'
import { type Db, transaction } from '../../../db.ts'
import { BadRequest } from '../../../errors.ts'
import type { Base } from '../../../plugin.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { accounts } from '../../users/accounts.service.ts'
import { keyedHash, tokenHash } from '../keyed-hash.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { hashPassword, refuseWeak } from './password.ts'
import * as resets from './password-reset.repository.ts'
import { createSignInDelay } from './sign-in-delay.ts'

/** How long the link of a mail sets a new password. */
export const resetLifetimeSeconds = 3600
const perHour = 3

export interface PasswordReset {
  /**
   * Mails a reset link. Takes the same time and gives the same answer whether or not the address has an account. The
   * sign-ins of merchants and counters mail only to their own accounts, and the link leads back to them.
   */
  ask(email: string, door?: Door): Promise<void>
  /** Sets the password using the mailed token, once. */
  set(token: string, newPassword: string): Promise<void>
}

type Door = 'shop' | 'merchant' | 'counter'
const pages: Readonly<Record<Door, string>> = {
  shop: hrefs.home(),
  merchant: hrefs.merchantSignIn(),
  counter: hrefs.accessCounter(),
}
/** Merchants may use the counter's sign-in: a studio confirms members' codes, too. */
const roles: Readonly<Record<Door, readonly string[] | null>> = {
  shop: null,
  merchant: ['merchant'],
  counter: ['place', 'merchant'],
}

declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'password-reset': { readonly email: string; readonly door?: Door }
  }
}

/** Sends counter staff to their own sign-in, even when the reset was requested at the shop's. */
const homeOf = (role: string): Door => (role === 'place' ? 'counter' : 'shop')

interface Parts extends Pick<Base, 'db' | 'outbox' | 'settings' | 'now'> {
  mails: MailService
  sessions: Sessions
}

/** The account is looked up in the outbox, after the answer: not even its duration reveals whether there is one. */
export function createPasswordReset({ db, outbox, settings, now, mails, sessions }: Parts): PasswordReset {
  const delay = createSignInDelay(db, settings.API_SECRET, now)
  outbox.handle('password-reset', async ({ email, door = 'shop' }, once) => {
    const user = await accounts.byEmail(db, email)
    if (!user || roles[door]?.includes(user.role) === false) return
    const token = keyedHash(settings.API_SECRET, 'password-reset', once).toString('base64url')
    await db.begin(async (tx) => {
      const at = now()
      if ((await resets.countSince(tx, user.id, new Date(at.getTime() - 3_600_000))) >= perHour) return
      const expiresAt = new Date(at.getTime() + resetLifetimeSeconds * 1000)
      await resets.insert(tx, { hash: tokenHash(token), userId: user.id, at, expiresAt })
      // The token follows the #, so it reaches no server log and no other site.
      const page = pages[door === 'shop' ? homeOf(user.role) : door]
      const link = `${settings.PUBLIC_URL}${page}#reset-password=${token}`
      await mails.send(tx, { template: 'password-reset', to: email, key: once, data: { link } })
    })
  })

  return {
    async ask(email, door = 'shop') {
      await outbox.enqueue(db, {
        kind: 'password-reset',
        key: randomUUID(),
        payload: { email, door },
        lane: 'codes',
        lifetimeSeconds: resetLifetimeSeconds,
      })
    },

    async set(token, newPassword) {
      const user = await ownerOf(db, token, now())
      if (!user) throw tooLate()
      refuseWeak(newPassword, user.email, 'newPassword')
      const hash = await hashPassword(newPassword)
      await transaction(db, async (tx) => {
        const at = now()
        if (!(await resets.take(tx, tokenHash(token), at))) throw tooLate()
        await resets.takeAll(tx, user.id, at)
        await accounts.setPassword(tx, user.id, hash)
        // A stranger's wrong passwords must not keep out the owner, who has just proven to be one.
        await delay.forget(tx, user.email)
        await accounts.markEmailVerified(tx, user.id, at)
        await sessions.endAll(tx, user.id, 'password changed')
      })
    },
  }
}

async function ownerOf(db: Db, token: string, at: Date) {
  const userId = await resets.ownerOf(db, tokenHash(token), at)
  return userId === undefined ? undefined : accounts.byId(db, userId)
}

const tooLate = () =>
  new BadRequest('This link has already been used or is older than an hour. Please ask for a new one.')
