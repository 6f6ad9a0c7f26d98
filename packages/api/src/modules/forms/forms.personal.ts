import type { Queryable } from '../../db.ts'
import type { Person, PersonalData } from '../../personal-data.ts'
import type { Fragment } from '../../sql-fragment.ts'

/** Answers sent while signed in, and those that contain this email address. */
const theirs = (q: Queryable, { userId, email }: Person): Fragment => q`
  user_id = ${userId} or exists (
    select from jsonb_each_text(answers) as one (name, given) where lower(one.given) = ${email ?? ''} and one.given <> ''
  )`

export const formsPersonal: PersonalData = {
  columns: { 'form_answer.user_id': 'erased', 'form.team_email': { stays: 'It belongs to the team.' } },
  notCopied: { 'form.team_email': 'It belongs to the team.' },
  copy: async (q, person) => ({
    'forms-sent':
      await q`select form_id, answers, sent_at from form_answer where ${theirs(q, person)} order by sent_at`,
    'files-sent-with-forms': await q`
      select f.form_id, f.field, f.name, f.created_at from form_file f
      where f.answer_id in (select id from form_answer where ${theirs(q, person)}) order by f.created_at`,
  }),
  erase: async (tx, person) => {
    await tx`delete from form_file where answer_id in (select id from form_answer where ${theirs(tx, person)})`
    await tx`delete from form_answer where ${theirs(tx, person)}`
  },
}
