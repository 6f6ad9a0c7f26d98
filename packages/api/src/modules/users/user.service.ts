import type { BodyOf } from '@nukkad/contracts'
import type { User } from '@nukkad/contracts/endpoints/auth'
import type { updateProfile } from '@nukkad/contracts/endpoints/users'
import type { Db } from '../../db.ts'
import { Invalid, Unauthorized } from '../../errors.ts'
import { oneLine } from '../../text.ts'
import type { Caller } from '../../tokens.ts'
import type { CartAtLogin } from '../auth/cart-at-login.ts'
import * as users from './user.repository.ts'

export interface UserService {
  /** The caller with the active cart; undefined when the session behind the token has ended. */
  me(caller: Caller): Promise<User | undefined>
  change(caller: Caller, wanted: BodyOf<typeof updateProfile>): Promise<User>
}

export function createUserService(db: Db, carts: CartAtLogin): UserService {
  return {
    async me({ userId, familyId }) {
      const row = await users.userOfSession(db, userId, familyId)
      return row && asUser(row, await carts.activeCartId(db, userId))
    },
    async change({ userId }, wanted) {
      const firstName = oneLine(wanted.firstName)
      if (!firstName) throw new Invalid({ firstName: 'is needed' })
      const row = await users.updateProfile(db, userId, {
        first_name: firstName,
        last_name: oneLine(wanted.lastName),
        description: wanted.description?.trim() ?? '',
        instagram_link: webAddress('instagramLink', wanted.instagramLink),
        website_link: webAddress('websiteLink', wanted.websiteLink),
      })
      if (!row) throw new Unauthorized()
      return asUser(row, await carts.activeCartId(db, userId))
    },
  }
}

/** A row as the contract shows a person. */
export function asUser(row: users.UserRow, cartId: string | null): User {
  return {
    _id: row.id,
    email: row.email,
    displayName: [row.first_name, row.last_name].filter(Boolean).join(' '),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    role: row.role,
    created: row.created_at.toISOString(),
    cartId,
  }
}

/** Others will follow this link, so it may lead to the web and nowhere else. */
function webAddress(field: string, text = ''): string {
  const wanted = text.trim()
  if (!wanted) return ''
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Invalid({ [field]: 'must be a web address that starts with https://' })
  }
  return url.href
}
