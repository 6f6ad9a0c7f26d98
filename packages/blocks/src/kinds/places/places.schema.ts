import Type from 'typebox'
import { slugs, title } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

/** Places to go to. */
export const places = defineKind({
  v: 1,
  data: Type.Object({ title, slugs }),
  needs: ({ slugs }) => ({ places: slugs }),
})
