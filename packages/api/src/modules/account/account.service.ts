import type { OwnAccount, OwnSession } from '@nukkad/contracts/endpoints/people/account'
import type { Caller } from '../../credentials/caller.ts'
import { NotFound } from '../../errors.ts'
import type { Base } from '../../plugin.ts'
import type { PhoneBook } from '../auth/phone/phone-book.ts'
import type { Sessions } from '../auth/sessions/sessions.ts'
import { ownerOf } from './fresh-codes.ts'

export type AccountService = ReturnType<typeof createAccountService>

interface Parts extends Pick<Base, 'db' | 'tokens' | 'now'> {
  readonly sessions: Sessions
  readonly phones: PhoneBook
}

/** How a user signs in, and where they are signed in. */
export function createAccountService({ db, tokens, now, sessions, phones }: Parts) {
  return {
    async show({ userId }: Caller): Promise<OwnAccount> {
      const [user, open, hasGoogle] = await Promise.all([
        ownerOf(db, userId),
        sessions.list(userId),
        phones.hasGoogle(db, userId),
      ])
      return {
        email: user.email || null,
        phone: user.phone,
        hasPassword: user.password_hash !== null,
        hasGoogle,
        since: user.created_at.toISOString(),
        sessions: open.length,
      }
    },

    async sessions({ userId, familyId }: Caller): Promise<OwnSession[]> {
      const open = await sessions.list(userId)
      return open
        .map(({ id, device, since, lastSeen }) => ({
          id,
          device,
          isThis: id === familyId,
          since: since.toISOString(),
          lastSeen: lastSeen.toISOString(),
        }))
        .sort((a, b) => Number(b.isThis) - Number(a.isThis))
    },

    async endSession({ userId }: Caller, id: string): Promise<void> {
      const ended = await sessions.endOwn(userId, id)
      if (ended.length === 0) throw new NotFound()
      // Other processes learn of it within a second; this one at once.
      for (const one of ended) tokens.refuseFamily(one, now())
    },

    async endOthers({ userId, familyId }: Caller): Promise<number> {
      const ended = await sessions.endAll(db, userId, 'ended elsewhere', familyId)
      for (const id of ended) tokens.refuseFamily(id, now())
      return ended.length
    },
  }
}
