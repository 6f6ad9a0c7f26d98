import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import { writeComplaintMails } from './complaint.mails.ts'
import { removeOld } from './complaint.repository.ts'
import { complaintRoutes } from './complaint.routes.ts'
import { type ComplaintService, complaintRules, createComplaintService } from './complaint.service.ts'
import { forgetNetworks } from './complaint-senders.repository.ts'
import { complaintsPersonal } from './complaints.personal.ts'

const old = housekeepingJob('complaints answered years ago', (q, now, limit) =>
  removeOld(q, daysBefore(now, complaintRules.keptDays), limit),
)

const networks = housekeepingJob('networks that complaints came from yesterday', (q, now, limit) =>
  forgetNetworks(q, daysBefore(now, 1), limit),
)

export function complaintsModule(
  { db, now, settings }: Base,
  { mail }: { readonly mail: MailService },
): Module<ComplaintService> {
  writeComplaintMails({ db, mail, publicUrl: settings.PUBLIC_URL })
  const service = createComplaintService({ db, now, mail, teamEmail: settings.TEAM_EMAIL, secret: settings.API_SECRET })
  return {
    service,
    personal: complaintsPersonal,
    housekeeping: [old, networks],
    routes: async (app) => {
      await app.register(complaintRoutes, { complaints: service })
    },
  }
}
