import { randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@nukkad/contracts/roles'
import type { Caller } from '../../../credentials/caller.ts'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { keyedHash, tokenHash } from '../keyed-hash.ts'
import * as rows from './session.repository.ts'
import { type EndReason, endFamilies, endFamily } from './session-ends.repository.ts'

export const refreshLifetimeSeconds = 30 * 24 * 60 * 60

/**
 * Two tabs that wake at the same time, or a lost answer, present a token twice within moments. Longer than the ten
 * seconds that a browser waits for the answer, with time to find the network again (decision 0702).
 */
const graceSeconds = 60

export interface OpenSession {
  readonly caller: Caller
  readonly refreshToken: string
}

export interface Sessions {
  /** `openedBy` is the session whose access token opens this one, which ends together with it. */
  open(tx: Tx, user: { id: string; role: Role }, openedBy?: string): Promise<OpenSession>
  /** The token that follows this one; undefined when the session has ended. */
  renew(refreshToken: string): Promise<OpenSession | undefined>
  isOpen(q: Queryable, familyId: string): Promise<boolean>
  /** Each way to end sessions returns the ids of those that ended. */
  end(familyId: string): Promise<readonly string[]>
  endAll(q: Queryable, userId: string, reason: EndReason, except?: string): Promise<readonly string[]>
  /** Ends one of this user's sessions; none when it is not theirs. */
  endOwn(userId: string, familyId: string): Promise<readonly string[]>
  list(userId: string): Promise<readonly rows.OpenSessionRow[]>
  noteDevice(familyId: string, device: string): Promise<void>
}

/**
 * Refresh tokens form one chain: each is derived from the previous one with the server's secret. Presenting a token
 * twice within moments yields the same next token. Later than that it yields another one in place of the first, whose
 * answer seems to have been lost. There is never a second branch, so a stolen token and its owner's are bound to
 * collide: the first use of a token that was replaced, or whose successor was used already, ends the session.
 */
export function createSessions(db: Db, secret: string, now: () => Date): Sessions {
  /** The successor; one that replaces an earlier one is also derived from the time when it did. */
  const follower = (token: string, ...replacedAt: readonly Date[]) => {
    const times = replacedAt.map((at) => String(at.getTime()))
    return keyedHash(secret, 'refresh-follower', token, ...times).toString('base64url')
  }

  /** The successor that this token has had since it was last used, unless that was used too or replaced. */
  async function unusedFollower(tx: Tx, token: string, usedAt: Date): Promise<string | undefined> {
    for (const next of [follower(token), follower(token, usedAt)])
      if (await rows.isUnused(tx, tokenHash(next))) return next
    return undefined
  }

  async function issue(tx: Tx, token: string, familyId: string): Promise<void> {
    const at = now()
    const expires = new Date(at.getTime() + refreshLifetimeSeconds * 1000)
    await rows.insertToken(tx, { hash: tokenHash(token), family_id: familyId, issued_at: at, expires_at: expires })
  }

  return {
    async open(tx, { id, role }, openedBy) {
      const familyId = randomUUID()
      const refreshToken = randomBytes(32).toString('base64url')
      await rows.insertFamily(tx, familyId, id, openedBy ?? null)
      await issue(tx, refreshToken, familyId)
      return { caller: { userId: id, role, familyId }, refreshToken }
    },

    renew: (presented) =>
      transaction(db, async (tx) => {
        const at = now()
        const token = await rows.lockToken(tx, tokenHash(presented))
        if (!token || token.ended_at || token.expires_at <= at) return undefined
        const caller = { userId: token.user_id, role: token.role, familyId: token.family_id }
        const advance = async (next: string): Promise<OpenSession> => {
          await rows.markUsed(tx, tokenHash(presented), at)
          await issue(tx, next, token.family_id)
          return { caller, refreshToken: next }
        }
        if (!token.used_at) return advance(follower(presented))
        const next = await unusedFollower(tx, presented, token.used_at)
        if (next) {
          if (at.getTime() - token.used_at.getTime() <= graceSeconds * 1000) return { caller, refreshToken: next }
          await rows.markUsed(tx, tokenHash(next), at)
          return advance(follower(presented, at))
        }
        await endFamily(tx, { id: token.family_id }, at, 'reuse')
        return undefined
      }),

    isOpen: rows.isOpenFamily,
    end: (id) => transaction(db, (tx) => endFamily(tx, { id }, now(), 'logout')),
    endOwn: (userId, id) => transaction(db, (tx) => endFamily(tx, { id, userId }, now(), 'ended elsewhere')),
    list: (userId) => rows.openSessionsOf(db, userId, now()),
    noteDevice: (familyId, device) => rows.setDevice(db, familyId, device),
    endAll: (q, userId, reason, except) => endFamilies(q, userId, now(), reason, except),
  }
}
