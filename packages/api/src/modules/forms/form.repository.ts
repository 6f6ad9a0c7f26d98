import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import type { Queryable } from '../../db.ts'

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

/** The published forms of these ids, with their questions. */
export const findForms = (q: Queryable, ids: readonly string[]): Promise<StoredForm[]> => q<StoredForm[]>`
  select ${columns(q)} from form
  join form_version v on v.form_id = form.id and v.version = form.version
  where form.id = any(${[...ids]}::text[]) and is_published`

/** A published form with the questions of one of its versions, by default the latest. */
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
