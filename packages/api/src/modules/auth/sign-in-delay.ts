import type { Db, Queryable } from '../../db.ts'
import { TooManyRequests } from '../../errors.ts'
import { keyedHash } from './keyed-hash.ts'

const longestSeconds = 3600

/** Who tries: the account that is meant and the address it comes from. */
export interface Attempt {
  readonly email: string
  readonly ip: string
}

export interface SignInDelay {
  /** Counts the try as wrong before it is looked at, so that tries side by side count too; throws TooManyRequests. */
  begin(attempt: Attempt): Promise<void>
  /** The try was right: the account starts afresh, the address gets this one back. */
  forgive(q: Queryable, attempt: Attempt): Promise<void>
}

/**
 * Wrong tries cost time: 1 s, 2 s, 4 s … 1 h, by account and by address. Many people may share an address,
 * so there the first ten are free. A day of quiet forgets.
 */
export function createSignInDelay(db: Db, secret: string, now: () => Date): SignInDelay {
  const account = ({ email }: Attempt) => keyedHash(secret, 'sign-in-account', email)
  const address = ({ ip }: Attempt) => keyedHash(secret, 'sign-in-address', ip)

  async function take(subject: Buffer, free: number): Promise<void> {
    const at = now()
    const dayAgo = new Date(at.getTime() - 86_400_000)
    const [taken] = await db`
      insert into sign_in_delay as d (subject, failures, last_failure_at, blocked_until)
      values (${subject}, 1, ${at}, ${at}::timestamptz + make_interval(secs => ${free > 0 ? 0 : 1}))
      on conflict (subject) do update set
        failures = case when d.last_failure_at < ${dayAgo} then 1 else d.failures + 1 end,
        last_failure_at = ${at},
        blocked_until = ${at}::timestamptz + make_interval(secs => case
          when d.last_failure_at < ${dayAgo} or d.failures < ${free} then ${free > 0 ? 0 : 1}
          else least(${longestSeconds}, 2 ^ least(d.failures - ${free}, 20)) end)
      where d.blocked_until <= ${at}
      returning 1`
    if (taken) return
    const [row] = await db<{ blocked_until: Date }[]>`
      select blocked_until from sign_in_delay where subject = ${subject}`
    throw new TooManyRequests(((row?.blocked_until ?? at).getTime() - at.getTime()) / 1000)
  }

  return {
    async begin(attempt) {
      await take(address(attempt), 10)
      await take(account(attempt), 0)
    },
    async forgive(q, attempt) {
      await q`delete from sign_in_delay where subject = ${account(attempt)}`
      await q`
        update sign_in_delay set failures = greatest(failures - 1, 0), blocked_until = least(blocked_until, ${now()})
        where subject = ${address(attempt)}`
    },
  }
}
