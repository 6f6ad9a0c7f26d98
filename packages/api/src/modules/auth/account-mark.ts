import { createHash } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

/** The mark of an account in its browsers' cookie, by which shells know whom a release is for. */
export const accountMark = (secret: string, userId: string): string =>
  keyedHash(secret, 'account mark', userId).toString('hex').slice(0, 32)

/** As the rules of releases name it: who reads them can't take anybody's place. */
export const hashOfMark = (mark: string): string => createHash('sha256').update(mark).digest('hex')
