import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { RewardsService } from '../wallet/rewards.service.ts'
import { authChores } from './auth.chores.ts'
import { writeAuthLetters } from './auth.letters.ts'
import { authRoutes } from './auth.routes.ts'
import { type AuthService, createAuthService } from './auth.service.ts'
import type { CartAtLogin } from './cart-at-login.ts'
import { googleRoutes } from './google.routes.ts'
import { createGoogleVerifier } from './google-identity.ts'
import { googleNonces } from './google-nonce.ts'
import { createPasswordReset, type PasswordReset } from './password-reset.ts'
import { createSessions } from './sessions.ts'

/** What other doors than the shop's need, too. */
export type AuthModuleService = AuthService & { readonly askForPassword: PasswordReset['ask'] }

export function authModule(
  base: Base,
  { mails, carts, rewards }: { mails: MailService; carts: CartAtLogin; rewards: Pick<RewardsService, 'welcome'> },
): Module<AuthModuleService> {
  writeAuthLetters(mails)
  const sessions = createSessions(base.db, base.settings.API_SECRET, base.now)
  const auth = createAuthService({ ...base, mails, carts, rewards, sessions })
  const reset = createPasswordReset({ ...base, mails, sessions })
  const isSecure = base.settings.PUBLIC_URL.startsWith('https:')
  const google = createGoogleVerifier(base.settings, base.now)
  const nonces = googleNonces(base.db, base.settings.API_SECRET, isSecure, base.now)
  return {
    service: { ...auth, askForPassword: reset.ask },
    chores: authChores,
    routes: async (app) => {
      await app.register(authRoutes, { auth, reset, isSecure })
      await app.register(googleRoutes, { auth, google, nonces, isSecure })
    },
  }
}
