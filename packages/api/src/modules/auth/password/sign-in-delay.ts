import { networkOf } from '@nukkad/contracts/network-of'
import type { Db, Queryable } from '../../../db.ts'
import { TooManyRequests } from '../../../errors.ts'
import { keyedHash } from '../keyed-hash.ts'
import * as delays from './sign-in-delay.repository.ts'

/** A sign-in attempt: the account and the address it comes from. */
interface Attempt {
  readonly email: string
  readonly ip: string
}

export interface SignInDelay {
  /** Counts the attempt as failed before it is checked, so that parallel attempts count too; throws TooManyRequests. */
  begin(attempt: Attempt): Promise<void>
  /** The attempt succeeded: resets the account's count, and takes this failure back from the address. */
  forgive(q: Queryable, attempt: Attempt): Promise<void>
  /** Resets the account's count, when its owner was identified by other means. */
  forget(q: Queryable, email: string): Promise<void>
}

/**
 * Delays sign-in after failures: 1 s, 2 s, 4 s … 1 h, by account and by address. Many people may share an address, so
 * its first ten failures are free. After a day without failures the count restarts.
 */
export function createSignInDelay(db: Db, secret: string, now: () => Date): SignInDelay {
  const account = (email: string) => keyedHash(secret, 'sign-in-account', email)
  const address = ({ ip }: Attempt) => keyedHash(secret, 'sign-in-address', networkOf(ip))

  async function take(subject: Buffer, free: number): Promise<void> {
    const at = now()
    if (await delays.countFailure(db, subject, free, at)) return
    const until = (await delays.blockedUntil(db, subject)) ?? at
    throw new TooManyRequests((until.getTime() - at.getTime()) / 1000)
  }

  return {
    async begin(attempt) {
      await take(address(attempt), 10)
      await take(account(attempt.email), 0)
    },
    async forgive(q, attempt) {
      await delays.forget(q, account(attempt.email))
      await delays.giveBack(q, address(attempt), now())
    },
    forget: (q, email) => delays.forget(q, account(email)),
  }
}
