import { transaction } from '../../../db.ts'
import type { Base } from '../../../plugin.ts'
import { oneLine } from '../../../text/typed-text.ts'
import { accounts } from '../../users/accounts.service.ts'
import type { BeginSession, Begun } from '../begin-session.ts'
import type { Newcomers } from '../newcomers.ts'
import { linkSubject, userOfSubject } from './google.repository.ts'
import type { GoogleIdentity } from './google-identity.ts'

interface Parts extends Pick<Base, 'db' | 'now'> {
  readonly begin: BeginSession['begin']
  readonly claimByMail: Newcomers['claimByMail']
}

/** Sign-in with the verified claims of a Google token. */
export function createByGoogle({ db, now, begin, claimByMail }: Parts) {
  return {
    /**
     * Finds the account by its Google subject, else by the address that Google has verified, and links the two then.
     */
    signInByGoogle: ({ subject, email, firstName, lastName }: GoogleIdentity, cartId?: string): Promise<Begun> =>
      transaction(db, async (tx) => {
        const linked = await userOfSubject(tx, subject)
        const known = linked && (await accounts.byId(tx, linked))
        if (known) return begin(tx, known, cartId, false)
        const { user, created } = await claimByMail(tx, email, { first: oneLine(firstName), last: oneLine(lastName) })
        await linkSubject(tx, subject, user.id, now())
        return begin(tx, user, cartId, created)
      }),
  }
}
