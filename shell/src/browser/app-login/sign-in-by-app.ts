import { appUser, type User, webviewSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { createApi, type HostParts, localKeys, readJson, type ShellHost } from '@nukkad/platform/host'
import type { AppLogin } from './take-app-login.ts'

interface SignInByApp extends AppLogin {
  readonly apiBase: string
  readonly publicToken: string
  readonly appSecret: string
  readonly adapter?: NonNullable<HostParts['adapter']>
  /** the query of the page's address */
  readonly search?: string
  /** whether to sign in to this person's account; only for browsers that are not the app's */
  readonly ask?: ((name: string) => Promise<boolean>) | undefined
}

/**
 * Signs in with the app's token. Stored data is removed first: it may belong to another user, whose cart must not be
 * merged. What this address says stays, and the wish not to be counted, which is that of this device. In a browser that
 * is not the app's, nothing happens before its user agrees. Whoever was not signed in here before is named in a notice,
 * because anybody can send a link with a token of their own account (decision 0672). Resolves to whether the sign-in
 * succeeded.
 */
export async function signInByApp(
  host: ShellHost,
  { search = window.location.search, ask, ...login }: SignInByApp,
): Promise<boolean> {
  const said = new URLSearchParams(search)
  const before = readJson(host.storage.local, localKeys.user) as Partial<User> | null
  if (ask && !(await isAgreed(host, ask, { login, before }))) return false
  for (const key of Object.values(localKeys)) {
    const stays = key === localKeys.measuring || (key === localKeys.affiliation && said.has('aff_id'))
    if (!stays) host.storage.local.removeItem(key)
  }
  host.refresh()
  const isSignedIn = await begin(host, login)
  const { user } = host.session.state$.value
  if (isSignedIn && user && user._id !== before?._id) {
    host.notify(`You are signed in as ${nameOf(user)}.`, {
      action: { label: 'Sign out', run: () => host.bus.request('sign-out', {}) },
    })
  }
  const pincode = said.get('pincode')
  if (pincode) void host.city.choosePincode(pincode)
  return isSignedIn
}

type Login = Omit<SignInByApp, 'search' | 'ask'>

/** Whoever is signed in here as the same person already is not asked; a login that is not valid asks nothing. */
async function isAgreed(
  host: ShellHost,
  ask: NonNullable<SignInByApp['ask']>,
  { login, before }: { readonly login: Login; readonly before: Partial<User> | null },
): Promise<boolean> {
  try {
    const { data: user } = await ownerOf(login)
    if (user._id === before?._id) return true
    // The page is usable meanwhile, with the session that it has.
    void host.session.check()
    // A name is chosen freely and may be that of the visitor; the address was confirmed.
    return await ask([...new Set([nameOf(user), user.email || user.phone || ''])].filter(Boolean).join(', '))
  } catch {
    console.info('invalid login details')
    return false
  }
}

const nameOf = ({ displayName, email, phone }: User) => displayName || email || phone || 'another person'

const apiOf = ({ token, os: _, appSecret: __, ...settings }: Login) =>
  createApi({ ...settings, credentials: { token: () => token, renew: async () => null } })

const ownerOf = (login: Login) =>
  apiOf(login).call(appUser, { query: { client_id: login.os, client_secret: login.appSecret } })

async function begin(host: ShellHost, login: Login): Promise<boolean> {
  const { os, token } = login
  try {
    await ownerOf(login)
    const { data: session } = await apiOf(login).call(webviewSignIn, { body: { access_token: token, os } })
    host.session.begin(session)
    host.bus.publish('session.started', { userId: session.user._id, created: false, method: 'webview' })
    host.track('SIGNIN_SUCCESS', { method: 'webview' })
    return true
  } catch {
    // The app treats a refusal and a lost connection alike.
    console.info('invalid login details')
    return false
  }
}
