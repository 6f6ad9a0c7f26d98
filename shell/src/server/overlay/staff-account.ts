import { cookieOf } from '../http/cookies.ts'

/** The account that the browser is signed in with, if it may have the overlay; otherwise the answer to send. */
export type StaffAccount =
  | { readonly account: string }
  | { readonly status: 401 | 403 | 503; readonly code: string; readonly words: string }

/** The cookie in which the platform's session vault stores the access token for servers. */
const tokenCookie = 'jwt_token'
const withinMs = 5_000
/** The role that may use overrides; everyone else runs the regular releases. */
const mayOverride = 'developer'

const away = { status: 503, code: 'unavailable', words: 'We cannot be reached right now. Please try again.' } as const
const unknown = { status: 401, code: 'unauthorized', words: 'Sign in with a developer’s account.' } as const
const notTheirs = { status: 403, code: 'forbidden', words: 'It is only for developers’ accounts.' } as const

/**
 * Only the API knows sessions and roles: it is called with the access token that the page stores in a cookie for our
 * server.
 */
export async function staffAccount(
  apiUrl: string,
  cookies: string | undefined,
  requestId: string,
): Promise<StaffAccount> {
  const token = cookieOf(cookies, tokenCookie)
  if (!token || !/^[\w.-]{20,2000}$/.test(token)) return unknown
  try {
    const answer = await fetch(`${apiUrl}/api/web/users/me`, {
      headers: { authorization: `Bearer ${token}`, 'x-request-id': requestId },
      signal: AbortSignal.timeout(withinMs),
    })
    if (answer.status >= 500) return away
    const { data } = (await answer.json()) as { data?: { _id?: unknown; role?: unknown } }
    if (!answer.ok || typeof data?._id !== 'string') return unknown
    return data.role === mayOverride ? { account: data._id } : notTheirs
  } catch {
    return away
  }
}
