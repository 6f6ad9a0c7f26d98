import type { Queryable } from '../../../db.ts'
import type { Account } from '../../users/accounts.service.ts'
import { merchantOfUser } from '../merchant-account.repository.ts'

/** Why this account cannot begin to act for a merchant; undefined if it can. */
export async function hindranceFor(q: Queryable, account: Account | undefined): Promise<string | undefined> {
  if (!account || account.role === 'user') return undefined
  if (account.role === 'merchant') {
    const merchant = await merchantOfUser(q, account.id)
    return merchant && `This email address already sells for ${merchant.name}. An account acts for one merchant only.`
  }
  if (account.role === 'place')
    return 'This email address belongs to the counter of a place. Selling needs an address of its own.'
  return 'This email address belongs to the Nukkad team. Selling needs an address of its own.'
}
