import type { Closing } from '@nukkad/contracts/endpoints/people/closing'
import { type Queryable, transaction } from '../../../db.ts'
import { Conflict, NotFound, Unauthorized } from '../../../errors.ts'
import type { AccountNotice, Person, PersonalData } from '../../../personal-data.ts'
import type { Base } from '../../../plugin.ts'
import { isSameHash, keyedHash } from '../../auth/keyed-hash.ts'
import type { Sessions } from '../../auth/sessions/sessions.ts'
import { type MailService, recipientOf } from '../../mail/mail.service.ts'
import { accounts } from '../../users/accounts.service.ts'
import type { FreshCodes } from '../fresh-codes.ts'
import * as rows from './closing.repository.ts'

/** How long a closed account can be reopened. */
const graceDays = 7
const dayMs = 86_400_000
const graceMs = graceDays * dayMs
/** How long after that erasing waits for parcels; after this it goes ahead even if one is stuck. */
const longestWaitMs = 45 * dayMs
const kind = 'erase-account'

declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'erase-account': { readonly userId: string }
  }
}

export type ClosingService = ReturnType<typeof createClosingService>

interface Parts extends Pick<Base, 'db' | 'settings' | 'outbox' | 'tokens' | 'now'> {
  readonly mails: MailService
  readonly sessions: Sessions
  readonly codes: FreshCodes
  /** The personal data of every module; called lazily, because modules are still being composed. */
  readonly personal: () => readonly PersonalData[]
}

/** Closing an account, reopening it, and erasing its personal data. */
// limit: closing, erasing and reopening all depend on the same grace period
export function createClosingService(parts: Parts) {
  const { db, settings, outbox, tokens, now, mails, sessions, codes, personal } = parts
  const seal = (userId: string, closedAt: string) =>
    keyedHash(settings.API_SECRET, 'reopen-account', userId, closedAt).toString('base64url')

  const findPerson = (userId: string) =>
    transaction(db, async (tx) => {
      const person = await rows.lockPerson(tx, userId)
      if (!person || person.erasedAt) throw new Unauthorized()
      return person
    })

  async function all(
    ask: (
      one: PersonalData,
    ) => ((q: Queryable, who: Person, now: Date) => Promise<readonly AccountNotice[]>) | undefined,
    person: Person,
    q: Queryable = db,
  ): Promise<AccountNotice[]> {
    const lists = await Promise.all(personal().map((one) => ask(one)?.(q, person, now()) ?? []))
    return lists.flat()
  }

  async function tell({ userId, firstName, ...contact }: Person & rows.ClosingRow, at: Date, q: Queryable) {
    const until = new Date(at.getTime() + graceMs)
    const token = [userId, at.getTime(), seal(userId, String(at.getTime()))].join('.')
    const link = `${settings.PUBLIC_URL}/api/account/reopen?token=${token}`
    await mails.send(q, {
      template: 'account-closed',
      ...recipientOf(contact),
      key: `${userId}:${at.getTime()}`,
      data: { firstName, link, until: until.toISOString() },
    })
  }

  /**
   * Erases all personal data; safe to retry after an interrupted try. An account that was reopened meanwhile is left
   * alone; one whose days are not over, or with parcels under way, is tried again the next day.
   */
  async function erase(userId: string): Promise<void> {
    await transaction(db, async (tx) => {
      const person = await rows.lockPerson(tx, userId)
      if (!person?.closedAt || person.erasedAt) return
      const overdueMs = now().getTime() - (person.closedAt.getTime() + graceMs)
      const isWaiting = async () => (await all((one) => one.waits, person, tx)).length > 0
      if (overdueMs < 0 || (overdueMs < longestWaitMs && (await isWaiting()))) {
        const notBefore = new Date(now().getTime() + dayMs)
        await outbox.enqueue(tx, { kind, key: `${userId}:${notBefore.getTime()}`, payload: { userId }, notBefore })
        return
      }
      for (const one of personal()) await one.erase?.(tx, person)
      await accounts.markErased(tx, userId, now())
    })
  }
  outbox.handle(kind, ({ userId }) => erase(userId))

  return {
    async look(userId: string): Promise<Closing> {
      const person = await findPerson(userId)
      const [balances, ends, waits] = await Promise.all([
        all((one) => one.balances, person),
        all((one) => one.ends, person),
        all((one) => one.waits, person),
      ])
      return { refusal: refusalOf(person), balances, ends, waits, daysToUndo: graceDays }
    },

    async close(userId: string, code: string): Promise<Date> {
      const person = await findPerson(userId)
      const refusal = refusalOf(person)
      if (refusal) throw new Conflict(refusal)
      await codes.spend(userId, 'closing', code)
      // An active mandate would be charged after the account is gone: end these first, and stop if one fails.
      for (const one of personal()) await one.end?.(person)
      const { at, ended } = await transaction(db, async (tx) => {
        const at = now()
        const still = await rows.lockPerson(tx, userId)
        if (!still || still.erasedAt) throw new Unauthorized()
        for (const one of personal()) await one.close?.(tx, still, at)
        await accounts.markClosed(tx, userId, at)
        const ended = await sessions.endAll(tx, userId, 'account closed')
        await tell(still, at, tx)
        const notBefore = new Date(at.getTime() + graceMs)
        await outbox.enqueue(tx, { kind, key: `${userId}:${at.getTime()}`, payload: { userId }, notBefore })
        return { at, ended }
      })
      for (const id of ended) tokens.refuseFamily(id, now())
      return new Date(at.getTime() + graceMs)
    },

    /** Reopens an account by the token of the link in the mail or text about its closing. */
    async reopen(token: string): Promise<void> {
      const [userId = '', closedAt = '', mark = ''] = token.split('.')
      const isOurs = isSameHash(Buffer.from(mark), Buffer.from(seal(userId, closedAt)))
      const isBack = isOurs && (await accounts.reopen(db, userId, new Date(Number(closedAt)), now()))
      if (!isBack) throw new NotFound('This account is already open, or it has been erased.')
    },

    erase,
  }
}

function refusalOf({ role }: rows.ClosingRow): string | null {
  if (role === 'merchant')
    return 'You run a shop here, and buyers are waiting for their orders. Write to us, and we will close both with you.'
  if (role !== 'user') return 'This is a staff account. Ask the team to close it.'
  return null
}
