import { createHash } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** The mark of an account in its browsers' cookie, by which shells decide which release it gets. */
export const accountMark = (secret: string, userId: string): string =>
  keyedHash(secret, 'account mark', userId).toString('hex').slice(0, 32)

/** The hash by which release rules name the mark; reading them does not allow impersonating the account. */
export const hashOfMark = (mark: string): string => createHash('sha256').update(mark).digest('hex')
