import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { Queryable, Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'

/** An answer as stored; `subject` is what may be answered only once. */
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

/** The id of a new answer; undefined when an identical one, or one with the same subject, exists. */
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

/** The answer that conflicts with a new one, by content or by subject. */
export async function findSame(
  tx: Tx,
  { formId, subject, fingerprint }: Pick<NewAnswer, 'formId' | 'subject' | 'fingerprint'>,
): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select id from form_answer
    where form_id = ${formId} and (fingerprint = ${fingerprint} or subject = ${subject})`
  return row?.id
}

/** An answer as used by the notification mail. */
export interface AnswerOfMail {
  readonly title: string
  readonly formId: string
  readonly fields: readonly FormField[]
  readonly answers: Readonly<Record<string, unknown>>
  readonly page: string | null
  readonly files: readonly { readonly id: string; readonly name: string }[]
}

/** Undefined when the answer has been erased. */
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

/** Deletes at most `limit` answers whose retention has ended, with their files. */
export const removeDue = (q: Queryable, now: Date, limit: number) => q`
  delete from form_answer where id in (
    select id from form_answer where erase_at <= ${now} limit ${limit} for update skip locked
  )`
