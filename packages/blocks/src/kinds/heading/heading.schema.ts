import Type from 'typebox'
import { words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** A heading for the next part. */
export const heading = defineKind({ v: 1, data: Type.Object({ text: words(200) }) })
