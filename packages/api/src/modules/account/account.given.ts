import { askForFreshCode, type CodePurpose } from '@nukkad/contracts/endpoints/people/account'
import type { Caller } from '../../credentials/caller.ts'
import type { GivenUser } from '../../testing/users.given.ts'
import type { World } from '../../testing/world.ts'
import { keyedHash } from '../auth/keyed-hash.ts'

/** Builders for a user's own account. */
export const givenAccount = (world: World) => ({
  /** The code that the account's owner reads in their mail. */
  async freshCode(who: Pick<GivenUser, 'email' | 'token'>, purpose: CodePurpose): Promise<string> {
    await world.call(askForFreshCode, { as: who.token, body: { purpose } })
    const [row] = await world.db<{ code: string }[]>`
      select payload #>> '{data,code}' as code from outbox
      where kind = 'mail' and key like 'one-time-code:%' and payload ->> 'to' = ${who.email}
      order by id desc limit 1`
    return row?.code ?? 'none'
  },

  /** The same person with a new session, as the old token expired when the clock moved. */
  async again({ id, email }: Pick<GivenUser, 'id' | 'email'>, role: Caller['role'] = 'user'): Promise<GivenUser> {
    const [family] = await world.db<{ id: string }[]>`
      insert into session_family (id, user_id) values (gen_random_uuid(), ${id}) returning id::text`
    const session = await world.tokens.issue({ userId: id, role, familyId: String(family?.id) })
    return { id, email, token: session.access_token }
  },

  /** The token in the unsubscribe link of a mail. */
  stopToken: (userId: string, kind: string): string =>
    `${userId}.${kind}.${keyedHash(world.settings.API_SECRET, 'stop-notice', userId, kind).toString('base64url')}`,
})
