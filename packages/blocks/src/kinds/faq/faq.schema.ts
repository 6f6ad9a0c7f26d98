import Type from 'typebox'
import { html, title, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

const Question = Type.Object({ question: words(200), answer: { ...html, minLength: 1 } })

/** Questions that unfold their answers. */
export const faq = defineKind({
  v: 1,
  data: Type.Object({ title, items: Type.Array(Question, { minItems: 1, maxItems: 24 }) }),
  cleaned: (data, safeHtml) => ({
    ...data,
    items: data.items.map(({ question, answer }) => ({ question, answer: safeHtml(answer) })),
  }),
})
