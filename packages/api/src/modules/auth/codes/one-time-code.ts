import { randomInt } from 'node:crypto'
import type { Tx } from '../../../db.ts'
import { TooManyRequests, Unauthorized } from '../../../errors.ts'
import { isSameHash, keyedHash } from '../keyed-hash.ts'
import * as codes from './one-time-code.repository.ts'

export const codeRules = {
  lifetimeSeconds: 5 * 60,
  resendSeconds: 30,
  perHour: 5,
  perDay: 20,
  tries: 5,
  /** How long the browser that used a code may send it again, because the answer was lost (decision 0673). */
  repeatSeconds: 60,
} as const

/** A wrong try is returned, not thrown: the counted try must be committed before the caller is refused. */
type TryOutcome = { isRight: true } | WrongTry
type WrongTry = { isRight: false; refusal: Unauthorized }

export interface OneTimeCodes {
  /**
   * Creates a code and invalidates the previous one; throws TooManyRequests. The plain code exists only in the result.
   */
  create(tx: Tx, subject: string, by?: SentBy): Promise<{ id: number; code: string }>
  /** Counts the try, then compares; a right code is used up by it, except for the browser that used it. */
  attempt(tx: Tx, subject: string, code: string, from?: From): Promise<TryOutcome>
  /** The same, except that only `use` uses up a right code: for codes that count together with another one. */
  check(tx: Tx, subject: string, code: string, from?: From): Promise<RightCode | WrongTry>
}

/** Secrets of the browser that a code comes from. */
interface From {
  /** If the code is only valid in the browser that requested it: the one given to `create`. */
  readonly browser?: string
  /** If the browser may repeat a right code: its mark, empty when it has none. */
  readonly mark?: string
}

interface RightCode {
  readonly isRight: true
  readonly use: () => Promise<void>
}

/** How a code is sent; a text costs money, so the address that requested it is recorded. */
interface SentBy {
  readonly way: 'mail' | 'sms'
  readonly address?: Buffer
  /** A secret of the browser that requested the code; the code is not valid in another. */
  readonly browser?: string
}

interface Parts {
  /** What the code is for; a code made for another purpose is not accepted. */
  purpose: string
  secret: string
  now: () => Date
}

/** One-time codes of six digits for one purpose. */
export function createOneTimeCodes({ purpose, secret, now }: Parts): OneTimeCodes {
  const hashOf = (subject: string, code: string, browser = '') =>
    keyedHash(secret, 'one-time-code', purpose, subject, code, ...(browser ? [browser] : []))

  async function check(tx: Tx, subject: string, code: string, { browser, mark }: From = {}) {
    const at = now()
    const row = await codes.newestCode(tx, purpose, subject)
    if (!row) return refused('There is no code for this address or number. Please ask for one.')
    const isRight = isSameHash(row.code_hash, hashOf(subject, code, browser))
    const by = mark ? keyedHash(secret, 'code-used-by', purpose, subject, mark) : null
    if (isRight && isRepeat(row, by, at)) return { isRight, use: async () => {} } as const
    if (row.tries >= codeRules.tries) return refused('Too many wrong attempts. Please ask for a new code.')
    if (row.closed_at) return refused('This code has already been used. Please ask for a new one.')
    if (row.expires_at <= at) return refused('This code has expired. Please ask for a new one.')

    const tries = row.tries + 1
    if (isRight) return { isRight, use: () => codes.noteUsed(tx, { id: row.id, tries, by }, at) } as const
    const left = codeRules.tries - tries
    await codes.noteTry(tx, row.id, tries, left === 0 ? at : null)
    if (left === 0) return refused('Too many wrong attempts. Please ask for a new code.')
    return refused(`This code is not correct. ${left === 1 ? '1 attempt is' : `${left} attempts are`} left.`)
  }

  return {
    check,

    async create(tx, subject, { way = 'mail', address, browser } = { way: 'mail' }) {
      const at = now()
      await codes.lockSubject(tx, purpose, subject)
      refuseTooMany(await codes.sentCodes(tx, purpose, subject, at), at)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const id = await codes.insertCode(tx, {
        purpose,
        subject,
        code_hash: hashOf(subject, code, browser),
        sent_by: way,
        address_hash: address ?? null,
        created_at: at,
        expires_at: new Date(at.getTime() + codeRules.lifetimeSeconds * 1000),
      })
      return { id, code }
    },

    async attempt(tx, subject, code, from) {
      const tried = await check(tx, subject, code, from)
      if (tried.isRight) await tried.use()
      return tried
    },
  }
}

/** Whether this browser used the code moments ago. */
function isRepeat({ closed_at, used_by }: codes.CodeRow, by: Buffer | null, at: Date): boolean {
  if (!closed_at || !used_by || !by || !isSameHash(used_by, by)) return false
  return at.getTime() - closed_at.getTime() <= codeRules.repeatSeconds * 1000
}

function refused(message: string): WrongTry {
  return { isRight: false, refusal: new Unauthorized(message, { otp: message }) }
}

function refuseTooMany(sent: codes.SentCodes, now: Date): void {
  const secondsUntil = (from: Date | null, span: number) => span - (now.getTime() - (from ?? now).getTime()) / 1000
  if (sent.day >= codeRules.perDay) throw new TooManyRequests(secondsUntil(sent.oldest_of_day, 86_400))
  if (sent.hour >= codeRules.perHour) throw new TooManyRequests(secondsUntil(sent.oldest_of_hour, 3_600))
  const wait = sent.last ? secondsUntil(sent.last, codeRules.resendSeconds) : 0
  if (wait > 0) throw new TooManyRequests(wait)
}
