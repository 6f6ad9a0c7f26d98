import type { PersonalData } from '../../personal-data.ts'
import type { Base, Module } from '../../plugin.ts'
import type { AuthModuleService } from '../auth/auth.module.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { SmsService } from '../sms/sms.service.ts'
import { writeAccountMails } from './account.mails.ts'
import { accountPersonal } from './account.personal.ts'
import { accountRoutes } from './account.routes.ts'
import { createAccountService } from './account.service.ts'
import { closingRoutes } from './closing/closing.routes.ts'
import { type ClosingService, createClosingService } from './closing/closing.service.ts'
import { createContactService } from './contact.service.ts'
import { copyJob } from './copy/data-copy.repository.ts'
import { createDataCopyService } from './copy/data-copy.service.ts'
import { createFreshCodes } from './fresh-codes.ts'
import { createNoticeService } from './notices/notices.service.ts'

interface Parts {
  readonly mails: MailService
  readonly sms: SmsService
  readonly auth: Pick<AuthModuleService, 'sessions' | 'phones'>
  readonly personal: () => readonly PersonalData[]
}

/** The user's own account: sign-in methods, devices, emails, a copy of their data, and closing. */
export function accountModule(base: Base, { mails, sms, auth, personal }: Parts): Module<ClosingService> {
  writeAccountMails(mails)
  const { sessions, phones } = auth
  const codes = createFreshCodes({ ...base, mails, phones })
  const account = createAccountService({ ...base, sessions, phones })
  const contacts = createContactService({ ...base, mails, sms, phones, codes })
  const notices = createNoticeService({ ...base, mails })
  const closing = createClosingService({ ...base, mails, sessions, codes, personal })
  const copies = createDataCopyService({ ...base, mails, codes, personal })
  return {
    service: closing,
    housekeeping: [copyJob],
    personal: accountPersonal,
    routes: async (app) => {
      await app.register(accountRoutes, { account, codes, contacts, notices })
      await app.register(closingRoutes, { closing, copies })
    },
  }
}
