import type { Db, Queryable } from '../../../db.ts'
import { TooManyRequests } from '../../../errors.ts'
import { keyedHash } from '../keyed-hash.ts'
import * as delays from './sign-in-delay.repository.ts'

/** Who tries: the account that is meant and the address it comes from. */
interface Attempt {
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
    if (await delays.countFailure(db, subject, free, at)) return
    const until = (await delays.blockedUntil(db, subject)) ?? at
    throw new TooManyRequests((until.getTime() - at.getTime()) / 1000)
  }

  return {
    async begin(attempt) {
      await take(address(attempt), 10)
      await take(account(attempt), 0)
    },
    async forgive(q, attempt) {
      await delays.forget(q, account(attempt))
      await delays.giveBack(q, address(attempt), now())
    },
  }
}
