import Type from 'typebox'
import { BlockPicture, line } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** One picture across the column. */
export const picture = defineKind({ v: 1, data: Type.Object({ picture: BlockPicture, caption: line }) })
