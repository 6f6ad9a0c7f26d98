import Type from 'typebox'
import { title, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** Instructions, step by step. */
export const steps = defineKind({
  v: 1,
  data: Type.Object({
    title,
    items: Type.Array(Type.Object({ title: words(120), text: words(600) }), { minItems: 1, maxItems: 12 }),
  }),
})
