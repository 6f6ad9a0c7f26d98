import type { FormField, FormFieldType } from '@nukkad/contracts/endpoints/campaigns/forms'

/** The question types, in the team's words. */
export const questionKinds: Readonly<Record<FormFieldType, string>> = {
  text: 'One line',
  textarea: 'Several lines',
  email: 'E-mail address',
  phone: 'Mobile number',
  number: 'Number',
  date: 'Day',
  select: 'One of several',
  multi: 'Some of several',
  file: 'File',
  consent: 'Consent',
}

interface Bounds {
  readonly min?: string
  readonly max?: string
}
/** The labels of a question's minimum and maximum, by type. */
export const boundsOf: Readonly<Record<FormFieldType, Bounds>> = {
  text: { min: 'Minimum letters', max: 'Maximum letters' },
  textarea: { min: 'Minimum letters', max: 'Maximum letters' },
  email: {},
  phone: {},
  number: { min: 'At least', max: 'At most' },
  date: { min: 'Days from today at the earliest', max: 'Days from today at the latest' },
  select: {},
  multi: { min: 'Minimum choices', max: 'Maximum choices' },
  file: { max: 'Maximum megabytes' },
  consent: {},
}

/** A new question of a type, with a name that was never used before. */
export function newQuestion(type: FormFieldType, taken: readonly string[]): FormField {
  let name: string = type
  for (let nth = 2; taken.includes(name); nth += 1) name = `${type}_${nth}`
  const label = type === 'consent' ? 'You may write to me about this' : questionKinds[type]
  return {
    name,
    type,
    label,
    required: type === 'consent',
    ...((type === 'select' || type === 'multi') && {
      options: ['Yes', 'No'].map((one) => ({ value: one, label: one })),
    }),
    ...(type === 'file' && { options: [{ value: 'pdf', label: 'PDF' }] }),
  }
}
