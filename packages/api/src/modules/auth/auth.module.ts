import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { SmsService } from '../sms/sms.service.ts'
import type { RewardsService } from '../wallet/rewards/rewards.service.ts'
import { type AnswerBegun, createAnswerBegun } from './answer-begun.ts'
import { writeAuthMails } from './auth.mails.ts'
import { authPersonal } from './auth.personal.ts'
import { authRoutes } from './auth.routes.ts'
import { type AuthService, createAuthService } from './auth.service.ts'
import { authJobs } from './auth-jobs.repository.ts'
import type { CartAtLogin } from './cart-at-login.ts'
import { googleRoutes } from './google/google.routes.ts'
import { createGoogleVerifier } from './google/google-identity.ts'
import { googleNonces } from './google/google-nonce.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { createPasswordReset, type PasswordReset } from './password/password-reset.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { type PhoneBook, phoneBook } from './phone/phone-book.ts'
import { createPhoneSignIn } from './phone/phone-sign-in.ts'
import { createTextedCodes } from './phone/phone-texts.ts'
import { createStaffRoles, type StaffRoles } from './roles/staff-roles.ts'
import { createSessions, type Sessions } from './sessions/sessions.ts'

/** What sign-ins other than the shop's, and other modules, need as well. */
export type AuthModuleService = AuthService & {
  readonly askForPassword: PasswordReset['ask']
  readonly answer: AnswerBegun
  readonly sessions: Sessions
  readonly staffRoles: StaffRoles
  readonly phones: PhoneBook
}

export function authModule(
  base: Base,
  {
    mails,
    sms,
    carts,
    rewards,
  }: { mails: MailService; sms: SmsService; carts: CartAtLogin; rewards: Pick<RewardsService, 'welcome'> },
): Module<AuthModuleService> {
  writeAuthMails(mails)
  const sessions = createSessions(base.db, base.settings.API_SECRET, base.now)
  const auth = createAuthService({ ...base, mails, carts, rewards, sessions })
  const reset = createPasswordReset({ ...base, mails, sessions })
  const isSecure = base.settings.PUBLIC_URL.startsWith('https:')
  const google = createGoogleVerifier(base.settings, base.now)
  const texts = createTextedCodes({ db: base.db, settings: base.settings, sms, now: base.now })
  const phones = createPhoneSignIn({ ...base, auth, mails, texts })
  const answer = createAnswerBegun(sessions.noteDevice, isSecure)
  const nonces = googleNonces(base.db, base.settings.API_SECRET, isSecure, base.now)
  return {
    service: {
      ...auth,
      askForPassword: reset.ask,
      answer,
      sessions,
      staffRoles: createStaffRoles(base.db, sessions),
      phones: phoneBook(base.settings, texts),
    },
    personal: authPersonal,
    housekeeping: authJobs,
    routes: async (app) => {
      await app.register(authRoutes, { auth, answer, isSecure })
      await app.register(passwordRoutes, { reset })
      await app.register(googleRoutes, { auth, google, nonces, answer })
      await app.register(phoneRoutes, { phones, answer, isSecure })
    },
  }
}
