import { appUser, webviewSignIn } from '@nukkad/contracts/endpoints/people/auth'
import { createApi, type HostParts, localKeys, type ShellHost } from '@nukkad/platform/host'
import type { AppLogin } from './take-app-login.ts'

interface SignInByApp extends AppLogin {
  readonly apiBase: string
  readonly publicToken: string
  readonly appSecret: string
  readonly adapter?: NonNullable<HostParts['adapter']>
}

/**
 * Signs in with the app's token, as whoever it belongs to. What is stored goes first: it may be somebody else's, and a
 * cart of theirs is not to come along. Resolves to whether somebody is signed in.
 */
export async function signInByApp(
  host: ShellHost,
  { os, token, appSecret, ...settings }: SignInByApp,
): Promise<boolean> {
  for (const key of Object.values(localKeys)) host.storage.local.removeItem(key)
  host.refresh()
  const api = createApi({ ...settings, credentials: { token: () => token, renew: async () => null } })
  try {
    await api.call(appUser, { query: { client_id: os, client_secret: appSecret } })
    const { data: session } = await api.call(webviewSignIn, { body: { access_token: token, os } })
    host.session.begin(session)
    host.bus.publish('session.started', { userId: session.user._id, created: false, method: 'webview' })
    host.track('SIGNIN_SUCCESS', { method: 'webview' })
    return true
  } catch {
    // To the app a refusal and a dead line are the same.
    console.info('invalid login details')
    return false
  }
}
