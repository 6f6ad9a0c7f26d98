import type { Session } from '@nukkad/contracts/endpoints/auth'
import { me } from '@nukkad/contracts/endpoints/users'
import { createApi } from '../api/api.ts'
import { localKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

interface AppLoginParts {
  readonly apiBase: string
  readonly publicToken: string
  readonly local: TextStorage
  begin(session: Session): void
}

/** A token handed over by the app lives as long as an access token of ours at most. */
const tokenLifetime = 15 * 60_000

/**
 * The mobile app opens the site with `os` and `token` in the address ('(null)' is none): what is stored is cleared
 * and the user fetched with that token. Resolves to whether somebody is signed in by it.
 */
export async function appLogin(search: string, parts: AppLoginParts): Promise<boolean> {
  const query = new URLSearchParams(search)
  const token = query.get('token')
  if (!query.has('os') || !token || token === '(null)') return false
  for (const key of Object.values(localKeys)) parts.local.removeItem(key)
  const api = createApi({ ...parts, credentials: { token: () => token, renew: async () => null } })
  try {
    const answer = await api.call(me)
    if ('data' in answer) {
      parts.begin({
        user: answer.data,
        jwt_token: { access_token: token, expiresAt: Date.now() + tokenLifetime },
        cartId: answer.data.cartId,
        created: false,
      })
      return true
    }
  } catch {
    // Said below, as for a clear refusal: to the app both are the same.
  }
  console.info('invalid login details')
  return false
}
