import { forms } from '../../data/forms.ts'
import { json, type SeedTx } from '../../database.ts'

/** The forms of the demo data; an existing form keeps the team's changes. */
export async function seedForms(tx: SeedTx): Promise<void> {
  const rows = forms.map(({ keepDays, ...form }) => ({ ...form, keep_days: keepDays }))
  await tx`
    insert into form (id, title, intro, submit, thanks, keep_days)
    select row.id, row.title, row.intro, row.submit, row.thanks, row.keep_days
    from jsonb_to_recordset(${json(tx, rows)})
      as row (id text, title text, intro text, submit text, thanks text, keep_days integer)
    on conflict do nothing`
  await tx`
    insert into form_version (form_id, version, fields)
    select row.id, 1, row.fields
    from jsonb_to_recordset(${json(tx, rows)}) as row (id text, fields jsonb)
    on conflict do nothing`
}
