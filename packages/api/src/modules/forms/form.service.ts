import { randomUUID } from 'node:crypto'
import type { FormDefinition, FormField, LeadSource } from '@nukkad/contracts/endpoints/campaigns/forms'
import { type Given, readAnswers } from '@nukkad/contracts/form-rules'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Invalid, NotFound, Refusal } from '../../errors.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import { once } from '../idempotency/idempotency.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { BegunMarks } from './answering/begun.ts'
import { attachFiles, type FileOfAnswer, findFiles } from './files/form-file.repository.ts'
import { findForm, findForms, isThere, type StoredForm } from './form.repository.ts'
import { findSame, putAnswer } from './form-answer.repository.ts'

/** How long after a form's end answers are accepted that were begun before it. */
const graceMs = 2 * 3_600_000
const dayMs = 86_400_000

/** Answers to a form as a call submits them. */
export interface FilledIn {
  readonly formId: string
  readonly answers: Readonly<Record<string, Given>>
  readonly source?: LeadSource | undefined
  readonly begun?: string | undefined
  /** content of the honeypot field, which people do not see */
  readonly website?: string | undefined
  readonly userId: string | null
  /** the client's Idempotency-Key */
  readonly key?: string | undefined
  /** something that may be answered only once, such as a ticket: a second answer for it is treated as the first */
  readonly subject?: string | null
}
export interface Taken {
  readonly ok: boolean
  readonly id: string
}
interface FormParts {
  readonly db: Db
  readonly now: () => Date
  readonly mail: MailService
  readonly begun: BegunMarks
  readonly secret: string
  readonly teamEmail: string
}

/** Forms as they are shown, and the answers to them. */
// limit: reading and answering a form share the check whether it is open
export function createFormService({ db, now, mail, begun, secret, teamEmail }: FormParts) {
  const isOpen = ({ startsAt }: StoredForm, at: Date) => startsAt <= at
  const isOver = ({ endsAt }: StoredForm, at: Date) => endsAt !== null && endsAt <= at

  function shown(form: StoredForm, at: Date): FormDefinition {
    const { id, title, intro, submit, thanks, endsAt, keepDays, fields, version } = form
    return {
      id,
      title,
      intro,
      submit,
      thanks,
      fields: [...fields],
      keepDays,
      endsAt: endsAt?.toISOString() ?? null,
      isOver: isOver(form, at),
      begun: begun.write(id, version, at),
    }
  }

  /**
   * The form in the version that the sender read. Refuses one that is over, unless the sender began before its end and
   * the grace period has not passed.
   */
  async function openForm(asked: FilledIn, at: Date): Promise<StoredForm> {
    const mark = begun.read(asked.formId, asked.begun)
    const form = (mark && (await findForm(db, asked.formId, mark.version))) ?? (await findForm(db, asked.formId))
    if (!form || !isOpen(form, at)) throw new NotFound('This form does not exist.')
    const { endsAt } = form
    if (endsAt && endsAt <= at) {
      const wasInTime = mark && mark.at < endsAt && at.getTime() < endsAt.getTime() + graceMs
      if (!wasInTime) throw new Refusal('gone', 'This form is closed. Thank you for your interest.')
    }
    return form
  }

  /**
   * A fingerprint for detecting duplicates. Anonymous answers may be equal by chance and are never duplicates; equal
   * answers with an email address or phone number are.
   */
  function fingerprintOf(form: StoredForm, answers: Record<string, Given>, files: readonly FileOfAnswer[]): Buffer {
    const isNamed = form.fields.some(({ name, type }) => (type === 'email' || type === 'phone') && name in answers)
    if (!isNamed) return keyedHash(secret, 'form answer', randomUUID())
    const said = Object.keys(answers)
      .sort()
      .map((name) => [name, sameFile(files, answers[name]) ?? answers[name]])
    return keyedHash(secret, 'form answer', form.id, JSON.stringify(said))
  }

  async function keep(tx: Tx, form: StoredForm, asked: FilledIn, answers: Record<string, Given>): Promise<Taken> {
    const at = now()
    const fileFields = form.fields.filter(({ name, type }) => type === 'file' && name in answers)
    const sent = fileFields.map(({ name }) => ({ field: name, id: String(answers[name]) }))
    const ids = sent.map(({ id }) => id)
    const files = ids.length > 0 ? await findFiles(tx, form.id, ids) : []
    const answer = {
      formId: form.id,
      version: form.version,
      answers,
      source: asked.source ?? {},
      userId: asked.userId,
      subject: asked.subject ?? null,
      fingerprint: fingerprintOf(form, answers, files),
      sentAt: at,
      eraseAt: new Date(at.getTime() + form.keepDays * dayMs),
    }
    const id = await putAnswer(tx, answer)
    if (!id) return { ok: true, id: (await findSame(tx, answer)) ?? randomUUID() }
    const attached = sent.length > 0 ? await attachFiles(tx, form.id, sent, id) : 0
    if (attached < sent.length) throw lostFile(fileFields, answers, files)
    const to = form.teamEmail ?? teamEmail
    await mail.send(tx, { template: 'form-answer', to, key: id, data: { id } })
    return { ok: true, id }
  }

  return {
    /** The form as visitors see it. One that is over is still shown, as such. */
    async read(id: string): Promise<FormDefinition> {
      const at = now()
      const form = await findForm(db, id)
      if (!form || !isOpen(form, at)) throw new NotFound('This form does not exist.')
      return shown(form, at)
    },

    /** Whether a form of this id exists, published or not. */
    isThere: (q: Queryable, id: string): Promise<boolean> => isThere(q, id),

    /** Forms for pages that embed them; those that do not exist or have not begun are left out. */
    async formsOf(q: Queryable, ids: readonly string[]): Promise<FormDefinition[]> {
      const at = now()
      return (await findForms(q, ids)).filter((form) => isOpen(form, at)).map((form) => shown(form, at))
    },

    /** Stores answers once, however often they are sent, and notifies the team. */
    async take(asked: FilledIn): Promise<Taken> {
      const at = now()
      const form = await openForm(asked, at)
      // Only bots fill in the hidden field; a refusal would only teach them to avoid it.
      if (asked.website) return { ok: true, id: randomUUID() }
      const { answers, inputErrors } = readAnswers(form.fields, asked.answers, dayInIndia(at))
      const problems = Object.entries(inputErrors).map(([name, inputError]) => [`answers.${name}`, inputError])
      if (problems.length > 0) throw new Invalid(Object.fromEntries(problems), Object.values(inputErrors)[0])
      const scope = `form:${form.id}:${asked.userId ?? 'guest'}`
      return transaction(db, (tx) =>
        once(tx, { scope, key: asked.key, request: answers, now: at }, () => keep(tx, form, asked, answers)),
      )
    },
  }
}
export type FormService = ReturnType<typeof createFormService>

const sameFile = (files: readonly FileOfAnswer[], id: unknown) =>
  files.find((file) => file.id === id)?.sha256.toString('base64')

function lostFile(fields: readonly FormField[], answers: Record<string, Given>, files: readonly FileOfAnswer[]) {
  const lost = fields.find(({ name }) => !files.some(({ id, field }) => id === answers[name] && field === name))
  return new Invalid({ [`answers.${(lost ?? fields[0])?.name}`]: 'Please choose the file again.' })
}
