import Type from 'typebox'
import { words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A tip: something good to know. */
export const tip = defineKind({ v: 1, data: Type.Object({ text: words(1_000) }) })
