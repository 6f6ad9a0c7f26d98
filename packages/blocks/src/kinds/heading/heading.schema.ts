import Type from 'typebox'
import { words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** What the next part is about. */
export const heading = defineKind({ v: 1, data: Type.Object({ text: words(200) }) })
