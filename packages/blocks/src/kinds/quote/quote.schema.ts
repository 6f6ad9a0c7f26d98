import Type from 'typebox'
import { optionalWords, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A quotation. */
export const quote = defineKind({ v: 1, data: Type.Object({ text: words(1_000), who: optionalWords(120) }) })
