import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { Queryable } from '../../../db.ts'

export interface ListedRow {
  readonly id: string
  readonly title: string
  readonly answers: number
  readonly newestAt: Date | null
  readonly endsAt: Date | null
  readonly keepDays: number
  readonly isPublished: boolean
}
export async function listForms(q: Queryable): Promise<ListedRow[]> {
  return q<ListedRow[]>`
    select form.id, title, coalesce(a.count, 0)::integer as answers, a.newest as "newestAt", ends_at as "endsAt",
      keep_days as "keepDays", is_published as "isPublished"
    from form
    left join (select form_id, count(*) as count, max(sent_at) as newest from form_answer group by form_id) a
      on a.form_id = form.id
    order by a.newest desc nulls last, form.id
    limit 500`
}

export interface FormOfVersions {
  readonly title: string
  /** the questions of each version, the latest first */
  readonly versions: readonly (readonly FormField[])[]
}
export async function findVersions(q: Queryable, id: string): Promise<FormOfVersions | undefined> {
  const [row] = await q<FormOfVersions[]>`
    select title, (select json_agg(v.fields order by v.version desc) from form_version v where v.form_id = form.id)
      as versions
    from form where id = ${id}`
  return row
}

export interface AnswerOfForm {
  readonly id: string
  readonly version: number
  readonly sentAt: Date
  readonly eraseAt: Date
  readonly answers: Readonly<Record<string, unknown>>
  readonly source: Readonly<Record<string, unknown>>
  readonly files: readonly { readonly id: string; readonly name: string }[]
}
const columns = (q: Queryable) => q`
  a.id, a.version, a.sent_at as "sentAt", a.erase_at as "eraseAt", a.answers, a.source,
  coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name)) from form_file f where f.answer_id = a.id), '[]')
    as files`

export async function pageOfAnswers(
  q: Queryable,
  formId: string,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: AnswerOfForm[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    q<AnswerOfForm[]>`
      select ${columns(q)} from form_answer a where form_id = ${formId}
      order by sent_at desc, id limit ${take} offset ${skip}`,
    q<{ total: number }[]>`select count(*) as total from form_answer where form_id = ${formId}`,
  ])
  return { rows, total: count?.total ?? 0 }
}

/** The number of answers on each day in India. */
export async function answersByDay(q: Queryable, formId: string): Promise<Map<string, number>> {
  const rows = await q<{ day: string; count: number }[]>`
    select to_char(sent_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, count(*)::integer as count
    from form_answer where form_id = ${formId} group by 1`
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** All answers, newest first, in batches: a large export holds only one batch in memory. */
export async function* allAnswers(q: Queryable, formId: string, piece = 1000): AsyncGenerator<AnswerOfForm[]> {
  let after: AnswerOfForm | undefined
  for (;;) {
    const rows: AnswerOfForm[] = await q<AnswerOfForm[]>`
      select ${columns(q)} from form_answer a
      where form_id = ${formId} and ${
        after ? q`(sent_at < ${after.sentAt} or (sent_at = ${after.sentAt} and id > ${after.id}))` : q`true`
      }
      order by sent_at desc, id limit ${piece}`
    if (rows.length > 0) yield rows
    if (rows.length < piece) return
    after = rows.at(-1)
  }
}
