import type { FormDraft } from '@nukkad/contracts/endpoints/campaigns/form-editing'
import type { FormField } from '@nukkad/contracts/endpoints/campaigns/forms'
import { Invalid } from '../../../errors.ts'
import { oneLine, paragraphs } from '../../../text/typed-text.ts'

/** The initial draft of a new form. */
export const begun = (title: string, now: Date): FormDraft => ({
  title,
  intro: '',
  submit: 'Send',
  thanks: 'Thank you. We have received your answer.',
  teamEmail: null,
  startsAt: now.toISOString(),
  endsAt: null,
  keepDays: 180,
  isPublished: false,
  fields: [
    { name: 'name', label: 'Your name', type: 'text', required: true },
    { name: 'email', label: 'E-mail', type: 'email', required: true },
  ],
})

const cleanField = ({ label, hint, options, ...field }: FormField): FormField => ({
  ...field,
  label: oneLine(label),
  ...(hint && { hint: oneLine(hint) }),
  ...(options && options.length > 0 && { options: options.map((one) => ({ ...one, label: oneLine(one.label) })) }),
})

/** A title that can be seen: characters that show nothing pass the contract. */
export function titled(text: string): string {
  const title = oneLine(text)
  if (!title) throw new Invalid({ title: 'must not be empty' })
  return title
}

/** A draft without typing errors: surrounding spaces, line breaks in single lines, empty lists of options. */
export const cleaned = (draft: FormDraft): FormDraft => ({
  ...draft,
  title: titled(draft.title),
  submit: oneLine(draft.submit),
  intro: paragraphs(draft.intro),
  thanks: paragraphs(draft.thanks),
  fields: draft.fields.map(cleanField),
})
