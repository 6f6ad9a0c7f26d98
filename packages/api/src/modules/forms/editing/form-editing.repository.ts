import type { FormDraft } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'

export interface WrittenForm extends Omit<FormDraft, 'startsAt' | 'endsAt'> {
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly answers: number
  /** the questions of each version, the latest first */
  readonly versions: readonly (readonly FormField[])[]
}

/** A form, published or not, with all its versions. */
export async function writtenForm(q: Queryable, id: string): Promise<WrittenForm | undefined> {
  const [row] = await q<WrittenForm[]>`
    select title, intro, submit, thanks, team_email as "teamEmail", starts_at as "startsAt", ends_at as "endsAt",
      keep_days as "keepDays", is_published as "isPublished",
      (select count(*) from form_answer a where a.form_id = form.id)::integer as answers,
      (select json_agg(v.fields order by v.version desc) from form_version v where v.form_id = form.id) as versions,
      (select v.fields from form_version v where v.form_id = form.id and v.version = form.version) as fields
    from form where id = ${id}`
  return row
}

/** False when the id exists already. */
export async function putForm(tx: Tx, id: string, draft: FormDraft): Promise<boolean> {
  const { title, intro, submit, thanks, teamEmail, startsAt, endsAt, keepDays, isPublished } = draft
  const { count } = await tx`
    insert into form (id, title, intro, submit, thanks, team_email, starts_at, ends_at, keep_days, is_published)
    values (${id}, ${title}, ${intro}, ${submit}, ${thanks}, ${teamEmail}, ${startsAt}, ${endsAt}, ${keepDays},
      ${isPublished})
    on conflict do nothing`
  if (count === 0) return false
  await tx`insert into form_version (form_id, version, fields) values (${id}, 1, ${json(tx, draft.fields)})`
  return true
}

export async function changeForm(tx: Tx, id: string, draft: FormDraft): Promise<void> {
  const { title, intro, submit, thanks, teamEmail, startsAt, endsAt, keepDays, isPublished } = draft
  await tx`
    update form set title = ${title}, intro = ${intro}, submit = ${submit}, thanks = ${thanks}, team_email = ${teamEmail},
      starts_at = ${startsAt}, ends_at = ${endsAt}, keep_days = ${keepDays}, is_published = ${isPublished}
    where id = ${id}`
}

/** Stores changed questions as the next version. */
export async function putQuestions(tx: Tx, id: string, fields: readonly FormField[]): Promise<void> {
  await tx`
    with next as (update form set version = version + 1 where id = ${id} returning version)
    insert into form_version (form_id, version, fields)
    select ${id}, version, ${json(tx, fields)}::jsonb from next`
}

/** Shortens the retention of existing answers; never extends it beyond what senders were told. */
export async function eraseEarlier(tx: Tx, id: string, keepDays: number): Promise<void> {
  await tx`
    update form_answer set erase_at = sent_at + make_interval(days => ${keepDays})
    where form_id = ${id} and erase_at > sent_at + make_interval(days => ${keepDays})`
}
