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
}

/**
 * Signs in with the app's token. Stored data is removed first: it may belong to another user, whose cart must not be
 * merged. What this address says stays, and the wish not to be counted, which is that of this device. Whoever was not
 * signed in here before is named in a notice, because anybody can send a link with a token of their own account
 * (decision 0672). Resolves to whether the sign-in succeeded.
 */
export async function signInByApp(
  host: ShellHost,
  { search = window.location.search, ...login }: SignInByApp,
): Promise<boolean> {
  const said = new URLSearchParams(search)
  const before = readJson(host.storage.local, localKeys.user) as Partial<User> | null
  for (const key of Object.values(localKeys)) {
    const stays = key === localKeys.measuring || (key === localKeys.affiliation && said.has('aff_id'))
    if (!stays) host.storage.local.removeItem(key)
  }
  host.refresh()
  const isSignedIn = await begin(host, login)
  const { user } = host.session.state$.value
  if (isSignedIn && user && user._id !== before?._id) {
    host.notify(`You are signed in as ${user.displayName || user.email || user.phone}.`, {
      action: { label: 'Sign out', run: () => host.bus.request('sign-out', {}) },
    })
  }
  const pincode = said.get('pincode')
  if (pincode) void host.city.choosePincode(pincode)
  return isSignedIn
}

async function begin(host: ShellHost, { os, token, appSecret, ...settings }: SignInByApp): Promise<boolean> {
  const api = createApi({ ...settings, credentials: { token: () => token, renew: async () => null } })
  try {
    await api.call(appUser, { query: { client_id: os, client_secret: appSecret } })
    const { data: session } = await api.call(webviewSignIn, { body: { access_token: token, os } })
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
