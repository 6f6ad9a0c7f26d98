import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { Queryable, Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'

export interface StoredForm {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly intro: string
  readonly submit: string
  readonly thanks: string
  readonly teamEmail: string | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly keepDays: number
  readonly fields: readonly FormField[]
}

const columns = (q: Queryable) => q`
  form.id, v.version, title, intro, submit, thanks, team_email as "teamEmail", starts_at as "startsAt",
  ends_at as "endsAt", keep_days as "keepDays", v.fields`

/** The forms of these ids that are published, with their questions. */
export const findForms = (q: Queryable, ids: readonly string[]): Promise<StoredForm[]> => q<StoredForm[]>`
  select ${columns(q)} from form
  join form_version v on v.form_id = form.id and v.version = form.version
  where form.id = any(${[...ids]}::text[]) and is_published`

/** A form that is published, with the questions of one of its versions; by default of the latest. */
export async function findForm(
  q: Queryable,
  id: string,
  version: number | null = null,
): Promise<StoredForm | undefined> {
  const [row] = await q<StoredForm[]>`
    select ${columns(q)} from form
    join form_version v on v.form_id = form.id and v.version = coalesce(${version}, form.version)
    where form.id = ${id} and is_published`
  return row
}

export async function isThere(q: Queryable, id: string): Promise<boolean> {
  const [row] = await q`select from form where id = ${id}`
  return row !== undefined
}

export interface NewAnswer {
  readonly formId: string
  readonly version: number
  readonly answers: object
  readonly source: object
  readonly userId: string | null
  readonly subject: string | null
  readonly fingerprint: Buffer
  readonly sentAt: Date
  readonly eraseAt: Date
}

/** The id of a new answer; undefined when the same one, or one of the same subject, is there. */
export async function putAnswer(tx: Tx, answer: NewAnswer): Promise<string | undefined> {
  const { formId, version, answers, source, userId, subject, fingerprint, sentAt, eraseAt } = answer
  const [row] = await tx<{ id: string }[]>`
    insert into form_answer
      (form_id, version, answers, source, user_id, subject, fingerprint, sent_at, erase_at)
    values (${formId}, ${version}, ${json(tx, answers)}, ${json(tx, source)}, ${userId}, ${subject},
      ${fingerprint}, ${sentAt}, ${eraseAt})
    on conflict do nothing
    returning id`
  return row?.id
}

/** Which answer stands in the way of a new one, by what it says or by its subject. */
export async function findSame(
  tx: Tx,
  { formId, subject, fingerprint }: Pick<NewAnswer, 'formId' | 'subject' | 'fingerprint'>,
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from form_answer
    where form_id = ${formId} and (fingerprint = ${fingerprint} or subject = ${subject})`
  return row?.id
}

export interface AnswerOfMail {
  readonly title: string
  readonly formId: string
  readonly fields: readonly FormField[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly page: string | null
  readonly files: readonly { readonly id: string; readonly name: string }[]
}

export async function findAnswer(q: Queryable, id: string): Promise<AnswerOfMail | undefined> {
  const [row] = await q<AnswerOfMail[]>`
    select form.title, form.id as "formId", v.fields, a.answers, a.source ->> 'page' as page,
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name)) from form_file f where f.answer_id = a.id),
        '[]') as files
    from form_answer a
    join form on form.id = a.form_id
    join form_version v on v.form_id = a.form_id and v.version = a.version
    where a.id = ${id}`
  return row
}

/** Deletes at most `limit` answers whose time has come, with their files. */
export const removeDue = (q: Queryable, now: Date, limit: number) => q`
  delete from form_answer where id in (
    select id from form_answer where erase_at <= ${now} limit ${limit} for update skip locked
  )`
