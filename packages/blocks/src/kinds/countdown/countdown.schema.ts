import Type from 'typebox'
import { line, moment, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** The time until something ends, by the server's clock, and the text afterwards. */
export const countdown = defineKind({
  v: 1,
  data: Type.Object({ title: words(160), ends: moment, after: line }),
})
