import { useState } from 'react'
import type { Answered, QuestionFormProps } from './question-form.tsx'

const name = { name: 'name', label: 'Your name', type: 'text', required: true }
const crafts = {
  name: 'crafts',
  label: 'What you make',
  type: 'multi',
  required: true,
  options: [
    { value: 'pots', label: 'Pots' },
    { value: 'prints', label: 'Prints' },
  ],
}
const cv = { name: 'cv', label: 'A page about you', type: 'file', required: false }

/** A form with three unanswered questions. */
export const givenForm = (parts: Partial<QuestionFormProps> = {}): QuestionFormProps => ({
  questions: [name, crafts, cv],
  answers: {},
  inputErrors: {},
  files: {},
  label: 'Sell with us',
  submit: 'Send',
  isBusy: false,
  plain: { action: '/api/v1/forms/sell/answers', fields: { form: 'sell', back: '/sell' } },
  onAnswer() {},
  onFile() {},
  onSubmit: () => 0,
  trap: { value: '', onChange() {} },
  ...parts,
})

/** Simulates the owner of a form: keeps the answers and validates them on submit. */
export function useKeptForm(parts: Partial<QuestionFormProps> & { readonly onSent?: (answers: object) => void } = {}) {
  const { onSent, ...rest } = parts
  const [answers, setAnswers] = useState<Readonly<Record<string, Answered>>>({})
  const [inputErrors, setInputErrors] = useState<Readonly<Record<string, string>>>({})
  return givenForm({
    answers,
    inputErrors,
    onAnswer: (name, value) => setAnswers({ ...answers, [name]: value }),
    onSubmit() {
      const next = {
        ...(!answers.name && { name: 'Your name is required.' }),
        ...(!answers.crafts && { crafts: 'Choose one at least.' }),
      }
      setInputErrors(next)
      if (Object.keys(next).length === 0) onSent?.(answers)
      return Object.keys(next).length
    },
    ...rest,
  })
}
