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
 * Signs in with the app's token. Stored data is removed first: it may belong to another user, whose cart must not be
 * merged. Resolves to whether the sign-in succeeded.
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
    // The app treats a refusal and a lost connection alike.
    console.info('invalid login details')
    return false
  }
}
