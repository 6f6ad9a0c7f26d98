import { cookieOf } from '../http/cookies.ts'

/** Whose account it is that a browser is signed in with, where it may have the overlay; else what to answer. */
export type StaffAccount =
  | { readonly account: string }
  | { readonly status: 401 | 403 | 503; readonly code: string; readonly words: string }

/** Where the platform's session vault keeps the access token for servers. */
const tokenCookie = 'jwt_token'
const withinMs = 5_000
/** A developer's; everybody else runs what everybody gets. */
const mayOverride = 'developer'

const away = { status: 503, code: 'unavailable', words: 'We cannot be reached just now. Please try again.' } as const
const unknown = { status: 401, code: 'unauthorized', words: 'Sign in with an account of the developers.' } as const
const notTheirs = { status: 403, code: 'forbidden', words: 'It is kept for accounts of the developers.' } as const

/** The API alone knows sessions and roles: it is asked with the token that the page keeps in a cookie for our server. */
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
