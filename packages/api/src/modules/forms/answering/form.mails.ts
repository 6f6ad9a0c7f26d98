import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import type { Db } from '../../../db.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { findAnswer } from '../form-answer.repository.ts'

interface LeadMail {
  readonly id: string
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'form-answer': LeadMail
  }
}

/** An answer in readable form: the labels of the chosen options, the names of files. */
export function inWords(
  { type, options = [] }: FormField,
  value: unknown,
  files: readonly { readonly id: string; readonly name: string }[] = [],
): string {
  const labelOf = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one)
  if (type === 'consent') return value === true ? 'Yes' : ''
  if (type === 'file') return files.find(({ id }) => id === value)?.name ?? 'A file'
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  return type === 'select' ? labelOf(value) : String(value)
}

/** The mail that notifies the team of an answer. Files are not attached: a mailbox would keep them for too long. */
export function writeFormMails({ db, mail, publicUrl }: { db: Db; mail: MailService; publicUrl: string }): void {
  mail.template('form-answer', async ({ id }) => {
    const answer = await findAnswer(db, id)
    if (!answer) return undefined
    const { title, formId, fields, answers, files, page } = answer
    const given = fields.filter(({ name }) => name in answers)
    const short = given.filter(({ type }) => type !== 'textarea')
    return {
      subject: `${title}: new answer`,
      heading: title,
      parts: [
        {
          rows: [
            ...short.map((field) => [field.label, inWords(field, answers[field.name], files)] as const),
            ...(page ? [['From', page] as const] : []),
          ],
        },
        ...given
          .filter(({ type }) => type === 'textarea')
          .flatMap(({ label, name }) => [{ title: label }, { paragraph: String(answers[name]) }]),
        { button: 'See all answers', href: publicUrl + staffHrefs.staffForms(formId) },
      ],
    }
  })
}
