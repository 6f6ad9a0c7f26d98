import type { Session, User } from '@nukkad/contracts/endpoints/people/auth'
import type { WriteCookie } from '../storage/cookies.ts'
import { isNumericOnly } from '../storage/is-numeric.ts'
import { cookieNames, localKeys } from '../storage/keys.ts'
import { readJson, type TextStorage } from '../storage/safe-storage.ts'

interface StoredToken {
  readonly access_token: string
  readonly expiresAt: number
}

/** The session as stored in the browser. The refresh token is not here: it is a cookie that scripts can't read. */
export interface SessionVault {
  user(): User | null
  token(): StoredToken | null
  keepUser(user: User): void
  keepToken(token: StoredToken): void
  keepSession(session: Session): void
  /** removes the user and all their data; only an all-digit cart id is a user's, a guest's stays */
  forget(): void
}

/** Data that must not be visible to the next user of this browser. */
const tracesOfUser = [
  localKeys.user,
  localKeys.token,
  localKeys.pincode,
  localKeys.gender,
  localKeys.cartCount,
  localKeys.couponCode,
  localKeys.searches,
  localKeys.seen,
  localKeys.tickets,
] as const

export function sessionVault(local: TextStorage, writeCookie: WriteCookie): SessionVault {
  function keepUser(user: User) {
    local.setItem(localKeys.user, JSON.stringify(user))
    const gender = user.engagement?.gender
    if (gender) local.setItem(localKeys.gender, gender)
    else local.removeItem(localKeys.gender)
  }
  function keepToken(token: StoredToken) {
    local.setItem(localKeys.token, JSON.stringify(token))
    writeCookie(cookieNames.token, token.access_token, token.expiresAt)
  }
  return {
    keepUser,
    keepToken,
    user() {
      const held = readJson(local, localKeys.user)
      return isRecord(held) && typeof held._id === 'string' ? (held as unknown as User) : null
    },
    token() {
      const held = readJson(local, localKeys.token)
      if (!isRecord(held) || typeof held.access_token !== 'string') return null
      return { access_token: held.access_token, expiresAt: typeof held.expiresAt === 'number' ? held.expiresAt : 0 }
    },
    keepSession({ user, jwt_token }) {
      keepUser(user)
      keepToken(jwt_token)
      local.removeItem(localKeys.pincode)
    },
    forget() {
      for (const key of tracesOfUser) local.removeItem(key)
      if (isNumericOnly(local.getItem(localKeys.cartId))) local.removeItem(localKeys.cartId)
      writeCookie(cookieNames.token, '', 0)
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
