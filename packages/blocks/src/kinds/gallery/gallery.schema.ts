import Type from 'typebox'
import { BlockPicture, line, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** Pictures that open large. */
export const gallery = defineKind({
  v: 1,
  data: Type.Object({
    title,
    pictures: Type.Array(Type.Object({ picture: BlockPicture, caption: line }), { minItems: 1, maxItems: 24 }),
  }),
})
