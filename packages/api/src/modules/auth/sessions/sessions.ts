import { randomBytes, randomUUID } from 'node:crypto'
import type { Caller, Role } from '../../../credentials/caller.ts'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { keyedHash, tokenHash } from '../keyed-hash.ts'
import * as rows from './session.repository.ts'

export const refreshLifetimeSeconds = 30 * 24 * 60 * 60

/** Two tabs that wake together, or an answer that got lost, present a token twice within moments. */
const graceSeconds = 10

export interface OpenSession {
  readonly caller: Caller
  readonly refreshToken: string
}

export interface Sessions {
  open(tx: Tx, user: { id: string; role: Role }): Promise<OpenSession>
  /** The next token for this one; undefined when the session is over. */
  renew(refreshToken: string): Promise<OpenSession | undefined>
  isOpen(q: Queryable, familyId: string): Promise<boolean>
  end(familyId: string): Promise<void>
  /** Answers which ended. */
  endAll(q: Queryable, userId: string, reason: rows.EndReason, except?: string): Promise<readonly string[]>
  /** Ends one of this person's; false when it is none of theirs. */
  endOwn(userId: string, familyId: string): Promise<boolean>
  list(userId: string): Promise<readonly rows.OpenSessionRow[]>
  noteDevice(familyId: string, device: string): Promise<void>
}

/**
 * Refresh tokens follow each other in one chain: the next is made from the one before by the server's secret.
 * Whoever presents a token twice within moments gets the same next one, never a second branch, so a stolen token
 * and its owner's are bound to meet: the first use of a token whose follower was used already ends the session.
 */
export function createSessions(
  db: Db,
  secret: string,
  now: () => Date,
  /** Off only in the test that shows what the lock is for. */
): Sessions {
  const follower = (token: string) => keyedHash(secret, 'refresh-follower', token).toString('base64url')

  async function issue(tx: Tx, token: string, familyId: string): Promise<void> {
    const at = now()
    const expires = new Date(at.getTime() + refreshLifetimeSeconds * 1000)
    await rows.insertToken(tx, { hash: tokenHash(token), family_id: familyId, issued_at: at, expires_at: expires })
  }

  return {
    async open(tx, { id, role }) {
      const familyId = randomUUID()
      const refreshToken = randomBytes(32).toString('base64url')
      await rows.insertFamily(tx, familyId, id)
      await issue(tx, refreshToken, familyId)
      return { caller: { userId: id, role, familyId }, refreshToken }
    },

    renew: (presented) =>
      transaction(db, async (tx) => {
        const at = now()
        const token = await rows.lockToken(tx, tokenHash(presented))
        if (!token || token.ended_at || token.expires_at <= at) return undefined
        const next = follower(presented)
        const session = {
          caller: { userId: token.user_id, role: token.role, familyId: token.family_id },
          refreshToken: next,
        }
        if (!token.used_at) {
          await rows.markUsed(tx, tokenHash(presented), at)
          await issue(tx, next, token.family_id)
          return session
        }
        const isMoments = at.getTime() - token.used_at.getTime() <= graceSeconds * 1000
        if (isMoments && (await rows.isUnused(tx, tokenHash(next)))) return session
        await rows.endFamily(tx, token.family_id, at, 'reuse')
        return undefined
      }),

    isOpen: rows.isOpenFamily,
    end: (familyId) => rows.endFamily(db, familyId, now(), 'logout'),
    endOwn: (userId, familyId) => rows.endOwnFamily(db, userId, familyId, now()),
    list: (userId) => rows.openSessionsOf(db, userId, now()),
    noteDevice: (familyId, device) => rows.setDevice(db, familyId, device),
    endAll: (q, userId, reason, except) => rows.endFamilies(q, userId, now(), reason, except),
  }
}
