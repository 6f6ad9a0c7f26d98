import type { ShellHost } from '@nukkad/platform/host'
import type { Boot } from '../boot.ts'
import { askBeforeLogin } from './ask-before-login.tsx'
import { signInByApp } from './sign-in-by-app.ts'
import type { AppLogin } from './take-app-login.ts'

/** Signs in by the login in this page's address; resolves to whether that succeeded. */
export function openByApp(host: ShellHost, login: AppLogin, boot: Boot): Promise<boolean> {
  const { apiBase, publicToken, appSecret = '', asksForLogin } = boot
  return signInByApp(host, {
    os: login.os,
    token: login.token,
    apiBase,
    publicToken,
    appSecret,
    ask: asksForLogin ? askBeforeLogin : undefined,
  })
}
