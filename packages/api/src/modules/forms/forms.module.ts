import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { answerRoutes } from './answering/answers.routes.ts'
import { createAnswers } from './answering/answers.service.ts'
import { createBegun } from './answering/begun.ts'
import { writeFormMails } from './answering/form.mails.ts'
import { formEditingRoutes } from './editing/form-editing.routes.ts'
import { createFormEditing } from './editing/form-editing.service.ts'
import { removeUnsent } from './files/form-file.repository.ts'
import { createFormFiles, type FormFiles } from './files/form-file.service.ts'
import { formFileRoutes, formRoutes } from './form.routes.ts'
import { createFormService, type FormService } from './form.service.ts'
import { removeDue } from './form-answer.repository.ts'
import { formsPersonal } from './forms.personal.ts'
import { plainFormRoutes } from './plain-form.routes.ts'

export interface FormDependencies {
  readonly mail: MailService
  readonly media: Pick<MediaService, 'draw'>
}

const erased = housekeepingJob('answers to forms whose time is over', removeDue)
/** Files that were never sent may be megabytes each: not too many in one statement. */
const unsent = housekeepingJob(
  'files of forms that were never sent',
  (q, now, limit) => removeUnsent(q, daysBefore(now, 1), limit),
  { most: 200 },
)

export function formsModule(
  { db, now, settings }: Base,
  { mail, media }: FormDependencies,
): Module<{ forms: FormService; files: FormFiles }> {
  writeFormMails({ db, mail, publicUrl: settings.PUBLIC_URL })
  const secret = settings.API_SECRET
  const forms = createFormService({
    db,
    now,
    mail,
    secret,
    begun: createBegun(secret),
    teamEmail: settings.TEAM_EMAIL,
  })
  const files = createFormFiles({ db, now, media })
  return {
    service: { forms, files },
    personal: formsPersonal,
    housekeeping: [erased, unsent],
    routes: async (app) => {
      await app.register(formRoutes, { forms })
      await app.register(formFileRoutes, { files })
      await app.register(plainFormRoutes, { forms, files })
      await app.register(answerRoutes, { answers: createAnswers(db), files })
      await app.register(formEditingRoutes, { editing: createFormEditing({ db, now }) })
    },
  }
}
